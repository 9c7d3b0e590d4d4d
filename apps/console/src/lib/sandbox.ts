let isOn = false;

/** Remembers that this platform is a sandbox: its agencies may have clocks of their own. */
export function enterSandbox(): void {
  isOn = true;
}

export const isSandbox = (): boolean => isOn;
