/** Emoji, among them flags, families, skin tones and keycaps. */
export const words =
  '😀 😂 🥰 😎 🤔 😴 🥳 👋 👍🏽 🙏🏿 👏🏻 💪 👀 🧠 👶 👩‍💻 👨‍🚀 👩🏾‍🍳 👨‍👩‍👧‍👦 🐶 🐱 🦊 🐼 🐸 🐝 🦋 🐢 🐙 🌲 🌵 🌻 🍀 🍎 🍋 🍓 🥑 🥕 🍞 🧀 🍕 🍣 🍪 ☕ 🚗 🚲 🚀 ✈️ ⛵ 🏠 🏔️ 🏖️ 🌍 🌙 ⭐ ☀️ 🌈 ❄️ 🔥 💧 🎉 🎈 🎁 🎵 🎨 ⚽ 🏆 📚 ✏️ 💡 🔑 ⏰ ❤️ 💚 ✅ ❌ 1️⃣ 🇫🇷 🇯🇵 🇧🇷 🏳️‍🌈';
