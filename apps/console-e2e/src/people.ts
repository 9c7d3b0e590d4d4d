/** The password of every demo sign-in. */
export const PASSWORD = 'Palisade-demo-1';

/** The demo sign-ins, and where Spec 1 §1 says that each lands. */
export const PEOPLE = {
  admin: { email: 'admin@palisade.example', landing: '/admin/dashboard' },
  secondAdmin: { email: 'second.admin@palisade.example', landing: '/admin/dashboard' },
  headOfClaims: { email: 'head.of.claims@palisade.example', landing: '/admin/dashboard' },
  underwriter: { email: 'underwriter@palisade.example', landing: '/admin/dashboard' },
  agency: { email: 'agent@harborline.example', landing: '/agency/dashboard' },
  brokerage: { email: 'broker@kingsgate.example', landing: '/agency/dashboard' },
  customer: { email: 'holder@redrockdental.example', landing: '/customer/dashboard' },
  da: { email: 'da@brightpath.example', landing: '/da/dashboard' },
  mssp: { email: 'mssp@sentrywatch.example', landing: '/mssp/dashboard' },
  carrier: { email: 'carrier@northwall.example', landing: '/carrier/dashboard' },
  vendor: { email: 'vendor@breachworks.example', landing: '/vendor/claims' },
  cluster: { email: 'cluster@meridian.example', landing: '/cluster/dashboard' },
  reinsurer: { email: 'reinsurer@deepkeel.example', landing: '/reinsurer/dashboard' },
  premiumprocessor: { email: 'processor@evenpay.example', landing: '/premiumprocessor/dashboard' },
  sandbox: { email: 'agent@hourglass.example', landing: '/agency/dashboard' },
} as const;

export type Person = keyof typeof PEOPLE;

export const everyone = Object.keys(PEOPLE) as Person[];
