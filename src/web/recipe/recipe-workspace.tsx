import { useEffect, useState } from 'react';
import { reportMissingCode } from '#ui/page-hints.ts';
import { loadLanguage } from '../boot/load-catalog.ts';
import type { RecipePageTexts, WorkspaceTexts } from './recipe-types.ts';
import { Workspace, type WorkspaceProps } from './workspace.tsx';

export interface RecipeWorkspaceProps extends Omit<WorkspaceProps, 'texts'> {
  readonly texts: RecipePageTexts;
}

/** The steps and their result, once their messages are there. */
export function RecipeWorkspace({ texts, ...props }: RecipeWorkspaceProps) {
  const { locale } = props.view.route;
  const [all, setAll] = useState<WorkspaceTexts>();
  useEffect(() => {
    let isGone = false;
    loadLanguage(locale)
      .then(({ recipe }) => recipe())
      .then((loaded) => isGone || setAll({ ...texts, ...loaded }), reportMissingCode);
    return () => {
      isGone = true;
    };
  }, [locale, texts]);
  return all && <Workspace {...props} texts={all} />;
}
