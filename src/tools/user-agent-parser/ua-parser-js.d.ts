/** What this tool uses of version 1, which comes without types. */
declare module 'ua-parser-js' {
  interface Named {
    readonly name?: string | undefined;
    readonly version?: string | undefined;
  }

  export interface AgentParts {
    readonly browser: Named & { readonly major?: string | undefined };
    readonly engine: Named;
    readonly os: Named;
    readonly device: {
      readonly vendor?: string | undefined;
      readonly model?: string | undefined;
      readonly type?: string | undefined;
    };
    readonly cpu: { readonly architecture?: string | undefined };
  }

  /** Reads one user agent. */
  const UAParser: new (
    agent: string,
  ) => {
    getBrowser(): AgentParts['browser'];
    getEngine(): AgentParts['engine'];
    getOS(): AgentParts['os'];
    getDevice(): AgentParts['device'];
    getCPU(): AgentParts['cpu'];
  };
  export default UAParser;
}
