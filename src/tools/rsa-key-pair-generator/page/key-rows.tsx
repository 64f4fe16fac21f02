import { fileKind } from '#core/kinds/file-kinds.ts';
import { resultParts } from '#page/results/result-parts.ts';
import { type RowLook, ValueRows } from '#page/results/value-rows.tsx';
import { useTool } from '#page/services.ts';
import type { Success } from '#page/session/use-run.ts';
import { useToolMessages } from '#page/session/use-tool-messages.ts';
import type { SessionOf } from '#page/session/use-tool-session.ts';
import type messages from '../en.json';
import type tool from '../tool.ts';

export interface KeyRowsProps {
  readonly session: SessionOf<typeof tool>;
  readonly success: Success;
  /** Private keys are. */
  readonly isHidden: boolean;
}

/** A key in every format, each with the name that its file usually has. */
export function KeyRows({ session, success, isHidden }: KeyRowsProps) {
  const { messages: all } = useTool();
  const { labelOf } = useToolMessages<typeof messages>();
  const { kinds, values } = resultParts(session.operation, success.value);
  return (
    <ValueRows
      values={values}
      kinds={Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, fileKind(kind)]))}
      labelOf={(name) => all.outputs?.[name] ?? labelOf(name as never)}
      groups={session.operation.outputGroups}
      lookOf={lookOf(String(values['keyType']), isHidden)}
    />
  );
}

/** How the rows of a key of some type look, by their names. */
export const lookOf =
  (type: string, isHidden: boolean) =>
  (name: string): RowLook => ({
    fileName: fileNames(type)[name],
    isMasked: isHidden && name.startsWith('private'),
  });

/** The usual names of the files that a key is kept in. */
export function fileNames(type: string): Readonly<Record<string, string>> {
  const isRsa = type === 'rsa';
  const ssh = `id_${isRsa || type === 'ed25519' ? type : 'ecdsa'}`;
  return {
    privatePkcs8: 'private.pem',
    publicSpki: 'public.pem',
    privateOpenssh: ssh,
    publicOpenssh: `${ssh}.pub`,
    privateTraditional: isRsa ? 'private-pkcs1.pem' : 'private-sec1.pem',
    publicPkcs1: 'public-pkcs1.pem',
    privateJwk: 'jwk.json',
    publicJwk: 'public.jwk.json',
    privateDer: 'private.der',
    publicDer: 'public.der',
  };
}
