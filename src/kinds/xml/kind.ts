import { defineKind } from '#core/kind.ts';
import { detectXml } from '#lib/xml/detect.ts';

export default defineKind({
  repr: 'text',
  base: 'text',
  language: 'xml',
  extension: 'xml',
  mime: 'application/xml',
  detect: detectXml,
});
