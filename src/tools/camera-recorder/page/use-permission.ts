import { useEffect, useState } from 'react';
import type { Permission } from '../camera.ts';

/** What the browser would answer to a request for the camera, now and when the user changes it. */
export function usePermission(): Permission {
  const [permission, setPermission] = useState<Permission>();
  useEffect(() => {
    const ended = new AbortController();
    const watch = async () => {
      const status = await navigator.permissions.query({ name: 'camera' });
      const tell = () => !ended.signal.aborted && setPermission(status.state);
      tell();
      status.addEventListener('change', tell, ended);
    };
    // Not every browser reports it.
    watch().catch(() => {});
    return () => ended.abort();
  }, []);
  return permission;
}
