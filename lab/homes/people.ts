/** A person of the demo for each kind of home, by the address that signs in. */
export const HOME_PEOPLE = [
  'admin@palisade.example',
  'underwriter@palisade.example',
  'agent@harborline.example',
  'producer@harborline.example',
  'broker@kingsgate.example',
  'holder@redrockdental.example',
  'da@brightpath.example',
  'mssp@sentrywatch.example',
  'carrier@northwall.example',
  'vendor@breachworks.example',
  'cluster@meridian.example',
  'reinsurer@deepkeel.example',
  'processor@evenpay.example',
] as const;

/** The times and the money that each home is looked at in. */
export const HOME_VIEWS = ['USD', 'GBP'].flatMap((currency) =>
  [30, 90, 365].map((range) => `range=${range}&currency=${currency}`),
);

/** Who reads homes of one agency or one team as well. */
export const HOME_CHOOSERS: readonly string[] = [
  'admin@palisade.example',
  'agent@harborline.example',
  'broker@kingsgate.example',
  'cluster@meridian.example',
];
