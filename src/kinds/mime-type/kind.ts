import { defineKind } from '#core/kind.ts';

const type =
  /^(?:content-type:\s*)?(?:application|audio|chemical|font|image|message|model|multipart|text|video)\/[a-z\d][a-z\d.+-]*(?:;\s*[a-z\d-]+=\S+)*$/i;
/** Those that people ask for; other words after a point may be anything. */
const extension =
  /^\.(?:7z|aac|apk|avif|avi|bin|bmp|bz2|css|csv|docx?|eot|epub|exe|flac|gif|gz|heic|html?|ico|ics|jar|jpe?g|js|json|md|mjs|mkv|mov|mp[34]|odt|ogg|otf|pdf|php|png|pptx?|rar|rtf|sh|sqlite|svg|tar|tiff?|toml|ts|ttf|txt|wasm|wav|web[mp]|woff2?|xlsx?|xml|ya?ml|zip)$/i;
const maxLength = 200;

/** A MIME type, with or without parameters and the name of its header, or a file extension with its point. */
export default defineKind({
  repr: 'text',
  base: 'text',
  isShort: true,
  detect: (text) => {
    const written = text.trim();
    if (written.length > maxLength) return 0;
    if (type.test(written)) return 0.85;
    return extension.test(written) ? 0.6 : 0;
  },
});
