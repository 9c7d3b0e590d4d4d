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

/** The words that states prescribe. */
const PRESCRIBED: Readonly<Record<string, FraudWarning | undefined>> = {
  CO: {
    application:
      'It is unlawful to knowingly provide false, incomplete, or misleading facts or information to an insurance company for the purpose of defrauding or attempting to defraud the company. Penalties may include imprisonment, fines, denial of insurance, and civil damages. Any insurance company or agent of an insurance company who knowingly provides false, incomplete, or misleading facts or information to a policyholder or claimant for the purpose of defrauding or attempting to defraud the policyholder or claimant with regard to a settlement or award payable from insurance proceeds shall be reported to the Colorado division of insurance within the department of regulatory agencies.',
    citation: 'C.R.S. 10-1-128(6)(a)',
  },
  FL: {
    application:
      'Any person who knowingly and with intent to injure, defraud, or deceive any insurer files a statement of claim or an application containing any false, incomplete, or misleading information is guilty of a felony of the third degree.',
    citation: 'Fla. Stat. 817.234(1)(b)',
  },
  KY: {
    application:
      'Any person who knowingly and with intent to defraud any insurance company or other person files an application for insurance containing any materially false information or conceals, for the purpose of misleading, information concerning any fact material thereto commits a fraudulent insurance act, which is a crime.',
    claim:
      'Any person who knowingly and with intent to defraud any insurance company or other person files a statement of claim containing any materially false information or conceals, for the purpose of misleading, information concerning any fact material thereto commits a fraudulent insurance act, which is a crime.',
    citation: 'KRS 304.47-030',
  },
  NJ: {
    application:
      'Any person who includes any false or misleading information on an application for an insurance policy is subject to criminal and civil penalties.',
    claim:
      'Any person who knowingly files a statement of claim containing any false or misleading information is subject to criminal and civil penalties.',
    citation: 'N.J.S.A. 17:33A-6',
  },
  NY: {
    application:
      'Any person who knowingly and with intent to defraud any insurance company or other person files an application for insurance or statement of claim containing any materially false information, or conceals for the purpose of misleading, information concerning any fact material thereto, commits a fraudulent insurance act, which is a crime, and shall also be subject to a civil penalty not to exceed five thousand dollars and the stated value of the claim for each such violation.',
    citation: '11 NYCRR 86.4(a)',
  },
  OH: {
    application:
      'Any person who, with intent to defraud or knowing that he is facilitating a fraud against an insurer, submits an application or files a claim containing a false or deceptive statement is guilty of insurance fraud.',
    citation: 'Ohio R.C. 3999.21',
  },
  PA: {
    application:
      'Any person who knowingly and with intent to defraud any insurance company or other person files an application for insurance or statement of claim containing any materially false information or conceals for the purpose of misleading, information concerning any fact material thereto commits a fraudulent insurance act, which is a crime and subjects such person to criminal and civil penalties.',
    citation: '18 Pa.C.S. 4117(k)(1)',
  },
};

/** What papers of a state say of fraud: in the words of its statute, or ours where none are known. */
export const fraudWarningOf = (state: string): FraudWarning => PRESCRIBED[state] ?? OWN;
