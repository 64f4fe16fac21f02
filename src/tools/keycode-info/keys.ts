/** The keys of a keyboard as browsers report them: UI Events KeyboardEvent code Values, with the legacy keyCode of each. */

/** Where a keyCode is another than in Chrome and Edge. */
export type Browser = 'firefox' | 'mac' | 'firefox-mac';

export interface Key {
  readonly code: string;
  /** Of the US layout, without Shift. */
  readonly key: string;
  /** Undefined where browsers give none, or none that all agree on. */
  readonly keyCode: number | undefined;
  readonly location: 0 | 1 | 2 | 3;
  readonly elsewhere: readonly (readonly [browser: Browser, keyCode: number])[];
  /** Its name in AutoHotkey. */
  readonly autoHotkey: string | undefined;
  /** The number of the key on macOS, which AppleScript takes. */
  readonly appleCode: number | undefined;
}

/** Per line: code, key, keyCode, name in AutoHotkey, number on macOS, and keyCodes elsewhere; `-` means none. */
const table = `
Backquote \` 192 \` 50
Backslash \\ 220 \\ 42
BracketLeft [ 219 [ 33
BracketRight ] 221 ] 30
Comma , 188 , 43
Digit0 0 48 0 29
Digit1 1 49 1 18
Digit2 2 50 2 19
Digit3 3 51 3 20
Digit4 4 52 4 21
Digit5 5 53 5 23
Digit6 6 54 6 22
Digit7 7 55 7 26
Digit8 8 56 8 28
Digit9 9 57 9 25
Equal = 187 = 24 firefox:61
IntlBackslash \\ 226 SC056 10
IntlRo \\ 193 SC073 94
IntlYen ¥ 220 SC07D 93
KeyA a 65 a 0
KeyB b 66 b 11
KeyC c 67 c 8
KeyD d 68 d 2
KeyE e 69 e 14
KeyF f 70 f 3
KeyG g 71 g 5
KeyH h 72 h 4
KeyI i 73 i 34
KeyJ j 74 j 38
KeyK k 75 k 40
KeyL l 76 l 37
KeyM m 77 m 46
KeyN n 78 n 45
KeyO o 79 o 31
KeyP p 80 p 35
KeyQ q 81 q 12
KeyR r 82 r 15
KeyS s 83 s 1
KeyT t 84 t 17
KeyU u 85 u 32
KeyV v 86 v 9
KeyW w 87 w 13
KeyX x 88 x 7
KeyY y 89 y 16
KeyZ z 90 z 6
Minus - 189 - 27 firefox:173
Period . 190 . 47
Quote ' 222 ' 39
Semicolon ; 186 ; 41 firefox:59
Slash / 191 / 44
AltLeft Alt 18 LAlt 58
AltRight Alt 18 RAlt 61
Backspace Backspace 8 Backspace 51
CapsLock CapsLock 20 CapsLock 57
ContextMenu ContextMenu 93 AppsKey 110
ControlLeft Control 17 LControl 59
ControlRight Control 17 RControl 62
Enter Enter 13 Enter 36
MetaLeft Meta 91 LWin 55 firefox-mac:224
MetaRight Meta 92 RWin 54 mac:93 firefox-mac:224
ShiftLeft Shift 16 LShift 56
ShiftRight Shift 16 RShift 60
Space Space 32 Space 49
Tab Tab 9 Tab 48
Convert Convert 28 SC079 -
KanaMode KanaMode 21 SC070 -
Lang1 HangulMode 21 - 104
Lang2 HanjaMode 25 - 102
Lang3 Katakana - - -
Lang4 Hiragana - - -
Lang5 ZenkakuHankaku - - -
NonConvert NonConvert 29 SC07B -
Delete Delete 46 Delete 117
End End 35 End 119
Help Help 47 Help 114
Home Home 36 Home 115
Insert Insert 45 Insert -
PageDown PageDown 34 PgDn 121
PageUp PageUp 33 PgUp 116
ArrowDown ArrowDown 40 Down 125
ArrowLeft ArrowLeft 37 Left 123
ArrowRight ArrowRight 39 Right 124
ArrowUp ArrowUp 38 Up 126
NumLock NumLock 144 NumLock 71
Numpad0 0 96 Numpad0 82
Numpad1 1 97 Numpad1 83
Numpad2 2 98 Numpad2 84
Numpad3 3 99 Numpad3 85
Numpad4 4 100 Numpad4 86
Numpad5 5 101 Numpad5 87
Numpad6 6 102 Numpad6 88
Numpad7 7 103 Numpad7 89
Numpad8 8 104 Numpad8 91
Numpad9 9 105 Numpad9 92
NumpadAdd + 107 NumpadAdd 69
NumpadBackspace Backspace - - -
NumpadClear Clear 12 NumpadClear -
NumpadClearEntry Clear - - -
NumpadComma , 194 - 95
NumpadDecimal . 110 NumpadDot 65
NumpadDivide / 111 NumpadDiv 75
NumpadEnter Enter 13 NumpadEnter 76
NumpadEqual = 187 - 81 firefox:61
NumpadHash # - - -
NumpadMemoryAdd - - - -
NumpadMemoryClear - - - -
NumpadMemoryRecall - - - -
NumpadMemoryStore - - - -
NumpadMemorySubtract - - - -
NumpadMultiply * 106 NumpadMult 67
NumpadParenLeft ( - - -
NumpadParenRight ) - - -
NumpadStar * - - -
NumpadSubtract - 109 NumpadSub 78
Escape Escape 27 Escape 53
F1 F1 112 F1 122
F2 F2 113 F2 120
F3 F3 114 F3 99
F4 F4 115 F4 118
F5 F5 116 F5 96
F6 F6 117 F6 97
F7 F7 118 F7 98
F8 F8 119 F8 100
F9 F9 120 F9 101
F10 F10 121 F10 109
F11 F11 122 F11 103
F12 F12 123 F12 111
F13 F13 124 F13 105
F14 F14 125 F14 107
F15 F15 126 F15 113
F16 F16 127 F16 106
F17 F17 128 F17 64
F18 F18 129 F18 79
F19 F19 130 F19 80
F20 F20 131 F20 90
F21 F21 132 F21 -
F22 F22 133 F22 -
F23 F23 134 F23 -
F24 F24 135 F24 -
Fn Fn - - 63
FnLock FnLock - - -
PrintScreen PrintScreen 44 PrintScreen -
ScrollLock ScrollLock 145 ScrollLock -
Pause Pause 19 Pause -
BrowserBack BrowserBack 166 Browser_Back -
BrowserFavorites BrowserFavorites 171 Browser_Favorites -
BrowserForward BrowserForward 167 Browser_Forward -
BrowserHome BrowserHome 172 Browser_Home -
BrowserRefresh BrowserRefresh 168 Browser_Refresh -
BrowserSearch BrowserSearch 170 Browser_Search -
BrowserStop BrowserStop 169 Browser_Stop -
Eject Eject - - -
LaunchApp1 LaunchApplication1 182 Launch_App1 -
LaunchApp2 LaunchApplication2 183 Launch_App2 -
LaunchMail LaunchMail 180 Launch_Mail -
MediaPlayPause MediaPlayPause 179 Media_Play_Pause -
MediaSelect LaunchMediaPlayer 181 Launch_Media -
MediaStop MediaStop 178 Media_Stop -
MediaTrackNext MediaTrackNext 176 Media_Next -
MediaTrackPrevious MediaTrackPrevious 177 Media_Prev -
Power Power - - -
Sleep Standby 95 Sleep -
AudioVolumeDown AudioVolumeDown 174 Volume_Down 73 firefox:182
AudioVolumeMute AudioVolumeMute 173 Volume_Mute 74 firefox:181
AudioVolumeUp AudioVolumeUp 175 Volume_Up 72 firefox:183
WakeUp WakeUp - - -
Hyper Hyper - - -
Super Super - - -
Turbo - - - -
Abort - - - -
Resume - - - -
Suspend - - - -
Again Again - - -
Copy Copy - - -
Cut Cut - - -
Find Find - - -
Open Open - - -
Paste Paste - - -
Props Props - - -
Select Select - - -
Undo Undo - - -
Hiragana Hiragana - - -
Katakana Katakana - - -
`;

const readNumber = (text: string | undefined): number | undefined =>
  text === undefined || text === '-' ? undefined : Number(text);

const locationOf = (code: string): Key['location'] => {
  if (/^(?:Alt|Control|Meta|Shift)Left$/.test(code)) return 1;
  if (/^(?:Alt|Control|Meta|Shift)Right$/.test(code)) return 2;
  return code.startsWith('Numpad') || code === 'NumLock' ? 3 : 0;
};

function readKey(line: string): Key {
  const [code = '', key = '', keyCode, autoHotkey = '-', appleCode, ...elsewhere] = line.split(' ');
  // The minus keys are written like what is not known.
  const hasName = autoHotkey !== '-' || code === 'Minus';
  const isMinus = code === 'Minus' || code === 'NumpadSubtract';
  return {
    code,
    key: key === 'Space' ? ' ' : key === '-' && !isMinus ? 'Unidentified' : key,
    keyCode: readNumber(keyCode),
    location: locationOf(code),
    elsewhere: elsewhere.map((written) => {
      const [browser, other] = written.split(':');
      return [browser as Browser, Number(other)];
    }),
    autoHotkey: hasName ? autoHotkey : undefined,
    appleCode: readNumber(appleCode),
  };
}

export const keys: readonly Key[] = table.trim().split('\n').map(readKey);

const byCode = new Map(keys.map((key) => [key.code, key]));

/** The key of a code; undefined where no specification has it. */
export const keyOf = (code: string): Key | undefined => byCode.get(code);
