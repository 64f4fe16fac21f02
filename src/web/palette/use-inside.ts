import { useMemo } from 'react';
import { writeSteps } from '#core/execution/recipe-link.ts';
import { isSecretKind } from '#core/kinds/secret-kinds.ts';
import type { Host } from '#page/services.ts';
import type { PaletteMessages } from '../boot/view.ts';
import { recipePage } from '../navigation/recipe-page.ts';
import { toStep } from '../recipe/peeled-steps.ts';
import { usePeeled } from '../recipe/use-peeled.ts';
import { nameKind } from './name-kind.ts';
import type { Pasted } from './pasted.ts';
import type { Row } from './rows.ts';

const previewLength = 200;

/** What a pasted text holds in several layers, with the recipe that decodes them; undefined where it holds none. */
export function useInside(pasted: Pasted | undefined, host: Host, texts: PaletteMessages): Row | undefined {
  const input = pasted?.input;
  const peeled = usePeeled(input && 'text' in input ? input.text : '', host);
  return useMemo(() => {
    // A single layer is that of the tool which is offered first.
    if (!input || !peeled || peeled.layers.length < 2) return undefined;
    const kinds = [...peeled.layers.map(({ kind }) => kind), peeled.kind];
    const isShown = typeof peeled.value === 'string' && !kinds.some(isSecretKind);
    const query = `do=${writeSteps(peeled.layers.map(toStep))}`;
    return {
      option: {
        id: 'inside',
        title: kinds.map((kind) => nameKind(kind, texts)).join(' → '),
        description: isShown ? String(peeled.value).slice(0, previewLength) : texts.openInside,
        keywords: [],
        category: 'inside',
        icon: 'list-check',
        target: { type: 'page', page: recipePage, query, value: input },
      },
      matches: [],
    };
  }, [input, peeled, texts]);
}
