import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growsLinearly } from '#testing/effort.ts';
import { testTool } from '#testing/test-tool.ts';
import * as logic from './logic.ts';
import tool from './tool.ts';

const { run } = testTool(tool, logic);

const maskSecrets = async (text: string, options = {}) => (await run('maskSecrets', text, options)).masked;

/** Each text with its secrets in ⟦brackets⟧, which mark what is masked; ⟪these⟫ mark what is then in quotes. */
const marked = [
  // Escaped quotes, also in strings within strings.
  String.raw`{"cookie": "only=⟦esc\"aped66⟧"}`,
  String.raw`{"cookie": "a=⟦b\\⟧", "x": "y"}`,
  String.raw`{'cookie': 'a=⟦it\'s⟧; b=⟦c⟧'}`,
  String.raw`{"m": "{\"cookie\": \"a=⟦b\\\"c⟧\", \"x\": 1}", "y": "z"}`,
  String.raw`{"m": "{\"password\": \"⟦a\\\"b c⟧\", \"x\": 1}", "y": "z"}`,
  String.raw`{"m": "{\"authorization\": \"Bearer ⟦a\\\"b⟧\"}"}`,
  String.raw`{"password": "⟦a\\⟧", "x": "y"}`,
  '{"token": ["⟦a⟧", "⟦b⟧"]}',
  `password = "⟦${'long enough '.repeat(200)}⟧"`,
  // Names that are values: HAR, Postman, Kubernetes, HTML.
  '{"name":"Cookie","value":"sid=⟦abc⟧; t=⟦d⟧"}',
  '{"name": "Set-Cookie", "value": "sid=⟦abc⟧; Path=/; HttpOnly"}, {"name": "Accept", "value": "x=y"}',
  '{"value":"sid=⟦a\\"bc⟧","name":"cookie"},{"value":"x","name":"Accept"}',
  '{\n  "name": "Authorization",\n  "value": "Basic ⟦dXNlcjpwYXNz⟧"\n}',
  '{"value": "Bearer ⟦abc⟧", "name": "Proxy-Authorization"}',
  '{"name":"X-Api-Key","value":"⟦a b⟧"},{"value":"⟦cd⟧","name":"X-Api-Key"}',
  '{"key":"X-Auth-Token","value":"⟦abc⟧","type":"text"}',
  '- name: DB_PASSWORD\n  value: ⟪hunter2⟫\n- name: LEVEL\n  value: info',
  '<input name="password" value="⟦hunter2⟧">',
  // Objects and lists.
  '"cookies":{"sid":"⟦a]b⟧","n":"⟦12b⟧","ok":true},"x":"y"',
  '"cookies":[{"name":"sid","value":"⟦a}b⟧","path":"/","httpOnly":true},{"name":"t","value":"⟦u⟧"}],"x":"y"',
  'requests.get(u, cookies={"sid": "⟦abc⟧", \'name\': \'⟦bob⟧\'}, timeout=5)',
  'cookies={"sid": sid, "theme": get("x")}',
  "headers={'Authorization': 'Token ⟦abc⟧', 'Cookie': f'sid=⟦x{y}⟧', 'A': 'b'}",
  '"authorization": ["Bearer ⟦abc⟧"], "x": "y"',
  'map[Cookie:[sid=⟦abc⟧; t=⟦d⟧] Host:[h]]',
  // curl and wget.
  'curl -bsid=⟦abc⟧ u',
  "curl -b 'sid=⟦abc⟧' -c jar.txt u",
  "curl -sSb $'sid=⟦a\\'b⟧' u",
  String.raw`curl -H Cookie:\ sid=⟦abc\⟧;\ t=⟦d⟧ u`,
  String.raw`curl -H Authorization:\ Bearer\ ⟦abc⟧ u`,
  String.raw`curl -H X-Api-Key:\ ⟦abc⟧ u`,
  'curl -u bob:⟦hunter22⟧ u',
  'curl -ubob:⟦hunter22⟧ u',
  'curl -u "bob:⟦a b⟧" u; sort -u a:b',
  "curl u --user 'bob:⟦it⟧' --proxy-user=amy:⟦c⟧ --proxy p:80",
  'curl \\\n  --user bob:⟦hunter22⟧ \\\n  -X POST u\nsort -u a:b',
  'curl -u ⟦key⟧: u && docker run -u 1000:1000 i',
  'curl -u "$USER:$PASS" -u bob u',
  'curl --oauth2-bearer ⟦abc⟧ --cookie jar.txt u',
  '{"run": "curl -u bob:⟦hunter2⟧", "sort": "-u a:b"}',
  'wget --password=⟦abc⟧ --http-password ⟦def⟧ -b -U agent:1 u',
  // Headers and settings.
  'Cookie: ⟦opaque⟧',
  'cookie: ⟦9f86d081⟧\r\nSet-Cookie: ⟦opaque⟧; Path=/; Secure',
  '> Cookie: sid=⟦a b⟧; t=⟦c⟧\n< set-cookie2: sid=⟦abc⟧; Version=⟦1⟧',
  'Set-Cookie2: sid=⟦abc⟧; Path=/',
  "-H 'Cookie: ⟦opaque⟧'",
  '10:00 DEBUG cookie=⟦opaque⟧ status=200',
  'GET /?cookie=⟦opaque⟧&page=2',
  '{"cookie": "⟦opaque⟧"}',
  'Authorization: Digest ⟦username="Mufasa", realm="a b", response="6629fae4"⟧',
  'Authorization: AWS4-HMAC-SHA256 ⟦Credential=abc/20130524/s3, SignedHeaders=host, Signature=fe5f80⟧',
  `-H 'Authorization: Digest ⟦username="Mufasa", response="6629fae4"⟧' -v`,
  // French names.
  'mot de passe : ⟦azerty⟧',
  'Mot de passe\u00a0: ⟦azerty⟧',
  'mot_de_passe=⟦azerty⟧ mdp=⟦azerty⟧ motdepasse=⟦a1⟧',
  'clé secrète = ⟦abc1⟧',
  'clé API : ⟦abc⟧',
  'CLE_API=⟦abc⟧ db_mdp=⟦d⟧',
  'jeton: ⟦abc⟧',
  '{"motDePasse": "⟦a b⟧", "clé_secrète": "⟦c⟧"}',
  // Other names.
  'DB_PASS=⟦abc123⟧',
  "DB_PASS='⟦my pass word with spaces⟧'",
  'smtp.pass: ⟦abc123⟧',
  '{"pass":"⟦abc123⟧","db_pass":"⟦b c⟧","dbPass":"⟦d⟧"}',
  'nodemailer({ auth: {pass: ⟦abc⟧} })',
  '?pw=⟦abc⟧&PASS2=⟦d⟧',
  'ENCRYPTION_KEY=⟦abc⟧ SECRET_KEY_BASE=⟦def⟧ SALT=⟦ghi⟧ APP_KEY=⟦base64:j⟧',
  'session=⟦abcd⟧ session_id=⟦e⟧ sessionId: ⟦f⟧ PHPSESSID=⟦g⟧',
  'https://h/o?X-Amz-Date=1&X-Amz-Signature=⟦ab12⟧&sv=2&sig=⟦cd%3D⟧',
  'AccountName=a;AccountKey=⟦ab/c==⟧;EndpointSuffix=core',
  '{"auths":{"r.example":{"auth":"⟦dXNlcjpwYXNz⟧"}}}',
  '{"passwordHash":"⟦$2b$10$abc⟧","password_salt":"⟦d⟧"}',
  '{"tokens":["⟦t3⟧","⟦t4⟧"],"max_tokens":12}',
  '{"DB_PWD":"⟦/abc⟧"}',
  // Values of whole lines.
  'password: ⟪two words⟫\r\npasswd: ⟪correct horse, battery⟫\nx: y z',
  'User: a\nPassword: ⟦two words⟧',
  'host: a\nx-api-key: ⟦b⟧\ncontent-type: c',
  'db:\n  - password: ⟪my #1 pass⟫ \n    user: bob',
  'db.password = ⟦two words⟧\nuser = a b',
  'password: ⟦ab⟧ user: bob b',
  '  password: ⟦ab⟧, "user": "b c"\n  "token": "⟦a b⟧",\n  secret: ⟦a⟧ }',
  'password: ⟦getPass(⟧"x")',
  'PASSWORD=⟦ab⟧ ./run --port 80',
  // Values of several lines.
  'password: >-\n  ⟦two words⟧\n  ⟦and more⟧\nuser: a b',
  'a:\r\n  - token: |2+ # t\r\n      ⟦a⟧\r\n\r\n       ⟦b c⟧\r\n    user: a b\r\n',
  'pass: |\n\t⟦a⟧',
  'password: |\nuser: a b',
  'private_key: |\n  -----BEGIN PRIVATE KEY-----\n  ⟦ab⟧\n  -----END PRIVATE KEY-----\nx: y',
  'PASS="⟦a b\nc=\\"d\n⟧"\nUSER="bob"',
  "export TOKEN='⟦a\r\nb⟧' # c\r\nX='y'",
  'PASS="⟦a b⟧\nsay "x y"',
  'apiVersion: v1\nkind: Secret\ndata:\n  user: ⟪Ym9i⟫\n  "a.b": "⟦YQ==⟧"\nstringData:\n  c: |\n    ⟦d: e⟧\nmetadata:\n  name: f\n---\nkind: Pod\ndata:\n  g: h',
  '# A list\n{"items":[{"kind":"Secret","data":{"user":"⟦Ym9i⟧","a}":"⟦YQ==⟧"}},{"data":{"x":"y"},"kind":"Pod"}]}',
  // Elements of XML.
  '<password>⟦a b⟧</password><user>bob</user>',
  '<db:AdminPassword enc="x">\n  ⟦ab⟧\n</db:AdminPassword>',
  '<api-key><![CDATA[⟦a>b⟧]]></api-key>',
  '<property name="db.password">⟦ab⟧</property><property name="user">bob</property>',
  '<server db_pass="⟦ab⟧"/>x',
  // Other programs.
  'mysql -u root -p⟦abc⟧ db && mysqldump --password=⟦d⟧ db',
  "mariadb-dump -h h -p'⟦a b⟧' db",
  'sshpass -p ⟦abc⟧ ssh -p 22 h; sshpass -p⟦d⟧ mysql -p⟦e⟧',
  "sshpass -v -p '⟦a b⟧' ssh -p 22 h",
  'redis-cli -h h -p 6379 -a ⟦abc⟧ --pass ⟦d⟧ get a',
  'docker login -u bob -p ⟦abc⟧ r.example && docker run -p 80:80 i',
  'sudo podman login --password "⟦a b⟧" r.example',
  'redis-cli --tls --requirepass ⟦ab⟧; deploy --token ⟦cd⟧ --api-key "⟦e f⟧" --dry-run',
  'keytool -storepass ⟦ab⟧ -keypass "⟦c d⟧" -v',
  'redis-cli -h h AUTH ⟦ab⟧ | cat',
  'ENV DB_PASSWORD ⟦ab⟧\nset $token "⟦c d⟧";\nproxy_set_header X-Api-Key ⟦e⟧;',
  'localhost:5432:db:bob:⟦ab⟧\n*:*:*:amy:⟦c⟧\nmachine h login bob password ⟦d⟧',
  'client-key-data: ⟦ab⟧',
  'bob:⟦$apr1$H6uskkkW$IgXLP6ewTrSu⟧\nroot:⟦$6$ab$cdefghijk⟧:19000:0:99999',
  'secrets = {\n  a = "⟦b⟧"\n  c = "⟦d⟧"\n  name = "e"\n}',
  '10:00 INFO {"secrets":{"a":"⟦b⟧","c":null,"type":"d"},"e":"f"}',
  'x> AUTH ⟦ab⟧\nAUTH bob ⟦cd⟧\nAUTH PLAIN ⟦AGJvYg==⟧\nAUTH LOGIN\nrequirepass ⟦e⟧\nmasterauth "⟦f g⟧"',
  "CREATE USER a IDENTIFIED BY '⟦b c⟧'; ALTER ROLE a PASSWORD '⟦d⟧'; SET PASSWORD = PASSWORD('⟦e⟧')",
  'ALTER USER a IDENTIFIED BY ⟦bc⟧; GRANT b TO c',
  // Values with spaces.
  'JWT_SECRET=⟦correct horse battery staple⟧\nPORT=80',
  '[client]\nuser=a b\npassword=⟦two words⟧\n# end',
  'spring.datasource.password=⟦two words⟧',
  '"Server=x;Password=⟦Sql!Pass 99⟧;User=a b"',
  'Server=x;Pwd=⟦a b⟧\nx',
  // Lines of data that is no whole document.
  '  "token": null,\n  "isSecret": true,\n  "secret": false }\n  "pass": "⟦a⟧",',
  // Names after values, and names of digits.
  '<add value="⟦ab⟧" key="ApiPassword"/><add key="Level" value="x"/>',
  '<key>password</key>\n\t<string>⟦a b⟧</string><key>user</key><string>bob</string>',
  '<name>db.password</name><value>⟦ab⟧</value>',
  'pin=⟦1234⟧ otp: ⟦567890⟧ passcode=⟦a⟧ psk=⟦b⟧',
  'data:\n  x: y\n---\nstringData:\n  z: ⟪1 2⟫\nkind: Secret',
];

const hasNone = [
  'cookies.length === 0',
  'const cookie = getCookie()',
  'const cookie = request.cookies.sid2;',
  'document.cookie=build(x)',
  'cookie=document.cookie;',
  `fetch(u, { headers: { Cookie: \`sid=$\{sid}\`, Accept: type } })`,
  'git -u origin',
  'git push -u origin:main',
  'docker run -u 1000:1000 image',
  'docker run -b a=b image',
  'sort -u a:b',
  'curl -u bob -b jar.txt -d name=x:y http://h/?a=b:c',
  'function setCookies(cookies = {}) { log("done"); }',
  '{"cookies": true, "cookie": null, "name": "theme", "value": "dark"}',
  '"cookie": {"path": "/", "secure": true, "maxAge": 3600}',
  'Cookie: see the docs',
  'What a cookie: none of them is good.',
  'tokens: 5, secretary: "Amy"',
  'password_policy=strict PASSWORD_MIN_LENGTH=8 TOKEN_EXPIRY=3600 next_token_page=3 token_expires_in=5',
  '{"token_type":"bearer","token_count":12,"secret-token-ttl":5}',
  '{"pwd":"/home/ada","PWD": "/a", "OLDPWD": "C:\\\\a"}',
  'login <user> <password> on <host>',
  '<password/>x <password></password> <user>bob</user> <token_type>bearer</token_type>',
  'mysql -u root -p db; mysql --password db; ssh -p 22 h; docker run -a stdin -p 80:80 i',
  'use --password to log in; build --secret id=a,src=b; run --token-file x',
  'SECRET_NAME=my-secret PASSWORD_FILE=/run/secrets/x DB_PASSWORD=/run/secrets/db',
  `token: $\{{ secrets.TOKEN }}, password: %PASS% secret_key_ref: a`,
  'password: !vault |',
  'interface Login { password: string; token?: string | null }',
  'Cookie: theme=dark; lang=en-GB',
  'spin=1 shipping: 2',
  'docker login -u bob --password-stdin r; redis-cli -p 6379 get a',
  'un mot de passe oublié, amdp=3 jetonnage: fin, clé primaire : id',
  'bypass=3 compass: north, saltRounds = 10, pass_rate=3',
  'const session = await open(); session=user.session; "session": "morning", "auth": "basic"',
];

describe('secrets that have a name', () => {
  it.each(marked)('%j', async (text) => {
    const masked = await maskSecrets(text.replace(/[⟦⟧⟪⟫]/g, ''), {
      kinds: ['cookie', 'password', 'authorization'],
    });
    expect(masked).toBe(text.replace(/⟦[^⟧]*⟧/g, '********').replace(/⟪[^⟫]*⟫/g, '"********"'));
  });

  it.each(hasNone)('%j has none', async (text) => {
    expect(await maskSecrets(text)).toBe(text);
  });
});

it.each([
  ['{"password": 123456}', '{"password": "********"}'],
  ['{"token":-1.5e3,"a":1}', '{"token":"********","a":1}'],
  ['{\n  "password": 123456\n}', '{\n  "password": "********"\n}'],
  ['"cookies":{"sid":"a","n":12345,"ok":true}', '"cookies":{"sid":"********","n":"********","ok":true}'],
  [String.raw`{"m":"{\"token\":12}"}`, String.raw`{"m":"{\"token\":\"********\"}"}`],
  ['{"card":4111111111111111}', '{"card":"************1111"}'],
  ['x password: 123456, token=12', 'x password: ********, token=********'],
])('a number in JSON becomes a string: %j', async (text, masked) => {
  expect(await maskSecrets(text)).toBe(masked);
});

describe('whatever is in a value', () => {
  /** Signs that strings, shells and headers treat specially, between parts that are in no form. */
  const value = fc
    .array(
      fc.tuple(
        fc.constantFrom('Zq7x', 'k4Wv', '9pLm'),
        fc.constantFrom('', '"', "'", '\\', '\\"', '/', '==', '{', ']', ')', 'é'),
      ),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    .map((parts) => parts.flat().join(''));
  const shell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const forms: Readonly<Record<string, (secret: string) => string>> = {
    header: (secret) => `Cookie: a=b; sid=${secret}; c=d\nHost: h`,
    bare: (secret) => `Set-Cookie: ${secret.replaceAll('=', '')}==; Path=/`,
    json: (secret) => JSON.stringify({ cookie: `sid=${secret}`, password: secret, authorization: `Bearer ${secret}` }),
    nested: (secret) =>
      JSON.stringify({ m: JSON.stringify({ m: JSON.stringify({ cookie: `sid=${secret}`, token: secret }) }) }),
    pretty: (secret) => JSON.stringify({ cookies: { sid: secret, other: secret }, x: 1 }, null, 2),
    records: (secret) =>
      JSON.stringify([
        { name: 'Cookie', value: `sid=${secret}` },
        { value: secret, name: 'X-Api-Key' },
      ]),
    har: (secret) =>
      JSON.stringify({
        cookies: [
          { name: 'sid', value: secret, path: '/' },
          { value: secret, name: 'b' },
        ],
      }),
    curl: (secret) =>
      `curl -b${shell(`sid=${secret}`)} -u ${shell(`bob:${secret}`)} -H ${shell(`Authorization: Bearer ${secret}`)} u`,
  };

  it.each(Object.entries(forms))('is masked: %s', async (_, write) => {
    await fc.assert(
      fc.asyncProperty(value, async (secret) => {
        expect(await maskSecrets(write(secret))).not.toMatch(/Zq7x|k4Wv|9pLm/);
      }),
    );
  });
});

it('what is masked includes the rest of a value that a word or a key is in', async () => {
  const mask = (text: string) => maskSecrets(text, { ownWords: 'falcon' });
  expect(await mask('password=falcon-2024')).toBe('password=**************');
  expect(await mask(`Cookie: a=x.${['AKIA', 'IOSFODNN7EXAMPLE'].join('')}.y`)).toBe('Cookie: a=********');
  expect(await mask(`token=x.${['AKIA', 'IOSFODNN7EXAMPLE'].join('')}.y`)).toBe('token=********AKIA****************');
  expect(await mask('secret_url=postgres://u:p@h/falcon')).toBe('secret_url=postgres://********:********@h/******');
});

it.each([
  'curl ',
  "curl '",
  'curl "',
  'curl -u a:',
  "curl -b 'a=b",
  'curl \\\n',
  'value="',
  '"value":"\\"',
  '"cookies":{',
  '"cookies":[{',
  "cookies={'a':",
  'Cookie:',
  'cookie="\\"',
  '"name":"Cookie","value":',
  'password\\"',
  'password="',
  'authorization: a="',
  'authorization: a=b,',
  'Cookie: a="',
  '\\',
  'token\n value',
  'cookie=a&',
  'password: |\n',
  'password: |\n  a\n',
  'password: a ',
  'password: ',
  'password: a     ',
  'pass="a\n',
  'pass="a\npass=\'b\n',
  'pass="\\',
  'kind: Secret\n',
  'kind: Secret\ndata:\n  a: b\n',
  'kind: Secret\n---\n',
  '{"kind":"Secret","data":{"a":"b"',
  '{"kind":"Secret","data":{"a":"b"}},',
  ' - password\n',
  '<password>',
  '<password ',
  '<a name="',
  '<password>a',
  '<password>a</a> ',
  '<password> ',
  'mysql -pa ',
  'sshpass -p ',
  'docker login',
  '--token ',
  'mysql --token ',
  'AUTH ',
  'ENV password ',
  'a:1:b:c:',
  'a:$6$',
  'login a password ',
  'mot de passe ',
  'mot de passe : a ',
  'secrets = {\n a = "b"\n',
  'AUTH a\n',
  'identified by ',
  'PASSWORD=a b\n',
  'PASSWORD=a b ',
  ';password=a ',
  ';password=',
  '<a name=',
  '<a name="password" value="',
  '<a name="b" ',
  '<key>password</key>',
  '<key>password ',
])('secrets with names are found in linear time: %j', async (part) => {
  const mask = (size: number) => maskSecrets(part.repeat(size), { kinds: ['cookie', 'password', 'authorization'] });
  expect(await growsLinearly(mask, 8_000)).toBe(true);
});
