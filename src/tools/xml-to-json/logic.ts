import type { RunOf } from '#core/tool.ts';
import { jsonToXml, type XmlJsonContext, xmlToJson } from '#lib/xml-json/convert.ts';
import type tool from './tool.ts';

/** XML as JSON, by the mapping that is chosen. */
export const toJson: RunOf<typeof tool, 'toJson'> = (xml, options, ctx: XmlJsonContext) => xmlToJson(xml, options, ctx);

/** And back. */
export const toXml: RunOf<typeof tool, 'toXml'> = (json, options, ctx: XmlJsonContext) => jsonToXml(json, options, ctx);
