/**
 * Flags of `podman run` that `docker run` does not have (podman-run(1) of Podman 5.8) and that take a value, with their
 * keys in a `.container` file (podman-systemd.unit(5)).
 */
export const podmanKeys: Readonly<Record<string, string>> = {
  cgroups: 'CgroupsMode',
  gidmap: 'GIDMap',
  'health-log-destination': 'HealthLogDestination',
  'health-max-log-count': 'HealthMaxLogCount',
  'health-max-log-size': 'HealthMaxLogSize',
  'health-on-failure': 'HealthOnFailure',
  'health-startup-cmd': 'HealthStartupCmd',
  'health-startup-interval': 'HealthStartupInterval',
  'health-startup-retries': 'HealthStartupRetries',
  'health-startup-success': 'HealthStartupSuccess',
  'health-startup-timeout': 'HealthStartupTimeout',
  retry: 'Retry',
  'retry-delay': 'RetryDelay',
  secret: 'Secret',
  subgidname: 'SubGIDMap',
  subuidname: 'SubUIDMap',
  tz: 'Timezone',
  uidmap: 'UIDMap',
};

/** Those that have no key of their own there. */
const keyless = [
  ...['arch', 'authfile', 'cert-dir', 'cgroup-conf', 'chrootdirs', 'conmon-pidfile', 'creds', 'decryption-key'],
  ...['env-merge', 'group-entry', 'hosts-file', 'hostuser', 'image-volume', 'init-path', 'os', 'passwd-entry'],
  ...[
    'personality',
    'pidfile',
    'pod',
    'pod-id-file',
    'preserve-fd',
    'preserve-fds',
    'rdt-class',
    'requires',
    'sdnotify',
  ],
  ...['seccomp-policy', 'shm-size-systemd', 'signature-policy', 'systemd', 'timeout', 'umask', 'unsetenv', 'variant'],
];

/** Those that take no value but true or false. */
export const podmanSwitches = [
  ...['env-host', 'http-proxy', 'no-hostname', 'no-hosts', 'passwd', 'read-only-tmpfs', 'replace', 'rmi', 'rootfs'],
  ...['tls-verify', 'unsetenv-all'],
];

export const podmanFlags: readonly string[] = [...Object.keys(podmanKeys), ...keyless, ...podmanSwitches];
