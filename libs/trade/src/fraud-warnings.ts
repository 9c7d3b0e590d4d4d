/** What papers of a state say of fraud. */
export interface FraudWarning {
  /** Above the signature of an application. */
  readonly application: string;
  /** On papers of a claim; as on the application where it is missing. */
  readonly claim?: string;
  /** The statute or rule that prescribes these words; null where they are our own. */
  readonly citation: string | null;
}

const OWN: FraudWarning = {
  application:
    'Whoever knowingly gives an insurer false or misleading facts, or keeps back a fact that matters, to get insurance may commit a crime, and may lose the cover.',
  claim:
    'Whoever knowingly gives an insurer false or misleading facts, or keeps back a fact that matters, to be paid for a claim may commit a crime, and may lose the cover.',
  citation: null,
};

/** The words that states prescribe, where they were read in the statute itself. */
const PRESCRIBED: Readonly<Record<string, FraudWarning | undefined>> = {
  FL: {
    application:
      'Any person who knowingly and with intent to injure, defraud, or deceive any insurer files a statement of claim or an application containing any false, incomplete, or misleading information is guilty of a felony of the third degree.',
    citation: 'Fla. Stat. 817.234(1)(b)',
  },
  NY: {
    application:
      'Any person who knowingly and with intent to defraud any insurance company or other person files an application for insurance or statement of claim containing any materially false information, or conceals for the purpose of misleading, information concerning any fact material thereto, commits a fraudulent insurance act, which is a crime, and shall also be subject to a civil penalty not to exceed five thousand dollars and the stated value of the claim for each such violation.',
    citation: '11 NYCRR 86.4(a)',
  },
};

/** What papers of a state say of fraud: in the words of its statute, or ours where none are known. */
export const fraudWarningOf = (state: string): FraudWarning => PRESCRIBED[state] ?? OWN;
