import type { ComponentType } from 'react';

type Demo = Readonly<Record<string, ComponentType>>;

const modules = import.meta.glob<Demo>('../../ui/*.demo.tsx');
const sources = import.meta.glob<string>('../../ui/*.demo.tsx', { query: '?raw', import: 'default' });

const fileOf = (name: string): string => `../../ui/${name}.demo.tsx`;

/** The components that have a demo: each file `src/ui/<name>.demo.tsx` is one. */
export const demoNames: readonly string[] = Object.keys(modules).map(
  (file) => /([^/]+)\.demo\.tsx$/.exec(file)?.[1] ?? '',
);

/** The source of a demo. */
export const loadSource = async (name: string): Promise<string> => (await sources[fileOf(name)]?.()) ?? '';

/** The examples of a demo, by the names of their exports; nothing where there is no such demo. */
export const loadDemo = async (name: string): Promise<Demo | undefined> => modules[fileOf(name)]?.();
