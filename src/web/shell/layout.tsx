import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { island } from '#ui/island.tsx';
import { lazy, Nothing } from '#ui/lazy.tsx';
import type { AppServices } from '../boot/services.ts';
import type { View } from '../boot/view.ts';
import { type OpenPalette, OpenPaletteContext, type PastedValue } from '../palette/open-palette.ts';
import { PaletteHost } from '../palette/palette-host.tsx';
import { useMenu } from '../state/menu.ts';
import classes from './layout.module.css';
import { TopBar } from './top-bar.tsx';

/** Links and groups need no code but for what the visitor has made of them. */
const SideMenu = island(() => import('./site-extras.ts'), 'SideMenu');
const Extras = lazy(() => import('./site-extras.ts'), 'Extras', Nothing);

interface LayoutProps {
  readonly view: View;
  readonly services: AppServices;
  readonly children: ReactNode;
}

/** Top bar, side menu and the page between them. */
export function Layout({ view, services, children }: LayoutProps) {
  const { messages } = view;
  const toggle = useRef<HTMLButtonElement>(null);
  const main = useRef<HTMLElement>(null);
  const menu = useMenu(view);
  const [typed, setTyped] = useState<string>();
  const [pasted, setPasted] = useState<PastedValue>();
  const openPalette: OpenPalette = useCallback((more = '', value) => {
    setTyped((before = '') => (value === undefined ? before + more : more));
    if (value !== undefined) setPasted(value);
  }, []);
  const closePalette = useCallback(() => {
    setTyped(undefined);
    setPasted(undefined);
  }, []);
  const { isOverlay, closeOverlay } = menu;

  const closeMenu = useCallback(() => {
    flushSync(closeOverlay);
    toggle.current?.focus();
  }, [closeOverlay]);
  useEffect(() => {
    if (!isOverlay) return;
    document.querySelector<HTMLElement>('#menu a')?.focus();
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeMenu();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOverlay, closeMenu]);

  return (
    <div className={classes.layout} data-overlay={isOverlay || undefined}>
      <TopBar
        view={view}
        menu={menu}
        toggleRef={toggle}
        onSearch={() => openPalette()}
        onSkip={() => main.current?.focus()}
      />
      <SideMenu view={view} />
      {isOverlay && (
        <button type="button" className={classes.shade} aria-label={messages.shell.closeMenu} onClick={closeMenu} />
      )}
      <main ref={main} id="content" className={classes.main} tabIndex={-1} inert={isOverlay}>
        <OpenPaletteContext value={openPalette}>{children}</OpenPaletteContext>
      </main>
      <Extras view={view} services={services} />
      <PaletteHost
        view={view}
        services={services}
        typed={typed}
        pasted={pasted}
        onOpen={openPalette}
        onClose={closePalette}
      />
    </div>
  );
}
