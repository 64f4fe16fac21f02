import type { ComponentType } from 'react';

type Demo = Readonly<Record<string, ComponentType>>;

const modules = import.meta.glob<Demo>(['../../ui/**/*.demo.tsx', '../../tool-page/**/*.demo.tsx']);
const sources = import.meta.glob<string>(['../../ui/**/*.demo.tsx', '../../tool-page/**/*.demo.tsx'], {
  query: '?raw',
  import: 'default',
});

const nameOf = (file: string): string => /([^/]+)\.demo\.tsx$/.exec(file)?.[1] ?? '';

const fileOf = (name: string): string => Object.keys(modules).find((file) => nameOf(file) === name) ?? '';

/** The components that have a demo, a file `<name>.demo.tsx` beside each. */
export const demoNames: readonly string[] = Object.keys(modules).map(nameOf).sort();

/** The source of a demo. */
export const loadSource = async (name: string): Promise<string> => (await sources[fileOf(name)]?.()) ?? '';

/** The examples of a demo, by the names of their exports; undefined where there is no such demo. */
export const loadDemo = async (name: string): Promise<Demo | undefined> => modules[fileOf(name)]?.();
