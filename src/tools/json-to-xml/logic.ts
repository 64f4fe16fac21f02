import type { RunOf } from '#core/tool.ts';
import { jsonToXml, type XmlJsonContext, xmlToJson } from '#lib/xml-json/convert.ts';
import type tool from './tool.ts';

/** JSON as XML, by the mapping that is chosen. */
export const toXml: RunOf<typeof tool, 'toXml'> = (json, options, ctx: XmlJsonContext) => jsonToXml(json, options, ctx);

/** And back. */
export const toJson: RunOf<typeof tool, 'toJson'> = (xml, options, ctx: XmlJsonContext) => xmlToJson(xml, options, ctx);
