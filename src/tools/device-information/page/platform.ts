/** Browser APIs that the types of the DOM do not know, or not of all browsers. */
import type { Brand } from '../facts.ts';

interface AgentData {
  readonly brands: readonly Brand[];
  readonly mobile: boolean;
  readonly platform: string;
  getHighEntropyValues(hints: readonly string[]): Promise<AgentDetails>;
}

/** The hints that the browser sends. */
export interface AgentDetails {
  readonly architecture?: string;
  readonly bitness?: string;
  readonly model?: string;
  readonly platformVersion?: string;
  readonly fullVersionList?: readonly Brand[];
}

interface Battery extends EventTarget {
  readonly level: number;
  readonly charging: boolean;
}

interface Connection extends Partial<EventTarget> {
  readonly type?: string;
  readonly effectiveType?: string;
  readonly downlink?: number;
  readonly rtt?: number;
  readonly saveData?: boolean;
}

interface GraphicsAdapter {
  readonly info?: { readonly vendor?: string; readonly architecture?: string; readonly description?: string };
}

interface Extensions {
  readonly userAgentData?: AgentData;
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
  readonly deviceMemory?: number;
  readonly connection?: Connection;
  readonly gpu?: { requestAdapter(): Promise<GraphicsAdapter | null> };
  getBattery?(): Promise<Battery>;
  getGamepads?(): readonly (Gamepad | null)[];
  /** Pages on plain http have none. */
  readonly mediaDevices?: MediaDevices;
  readonly serviceWorker?: ServiceWorkerContainer;
  readonly storage?: StorageManager;
  /** Each browser knows other names. */
  readonly permissions?: { query(permission: { readonly name: string }): Promise<PermissionStatus> };
}

type Replaced = 'connection' | 'getGamepads' | 'mediaDevices' | 'permissions' | 'serviceWorker' | 'storage';

/** The navigator with what only some browsers have. */
export const platform = (): Omit<Navigator, Replaced> & Extensions => navigator;

/** The screen, with what only some browsers have. */
export const display = (): Omit<Screen, 'orientation'> &
  Partial<Pick<Screen, 'orientation'>> &
  Partial<EventTarget> & { readonly isExtended?: boolean } => screen;
