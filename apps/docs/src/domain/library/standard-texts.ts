/** The words of the forms that the library begins with, all our own; an empty line parts paragraphs. */
export const STANDARD_TEXTS: Readonly<Record<string, string>> = {
  'PAL 100 US': `The insurer pays, up to the limits of the declarations and above the retention of {{retention}}, the loss that a cyber incident causes {{insuredName}} and what {{insuredName}} owes others for it.

A cyber incident is an intrusion into the systems of the insured, a failure of them, or a loss of information that the insured holds for itself or for others. It must be found within the policy period.

What the insured knew before the policy began, harm to bodies and things, and what the insured brought about on purpose are not covered.`,
  'PAL 110 US': `These declarations are part of the policy. What they say of limits, retentions and dates goes before what the wording says.`,
  'PAL 120 US': `The insurer also pays what {{insuredName}} owes its customers for a mistake in technology services or products that it rendered for a fee.`,
  'PAL 130 US': `An outage of a cloud service that {{insuredName}} uses under a written contract counts as a failure of its own systems, once it has lasted {{waitingPeriod}}.`,
  'PAL 200 SL': `The insurer pays, up to the limits of the declarations and above the retention of {{retention}}, the loss that a cyber incident causes {{insuredName}} and what {{insuredName}} owes others for it.

A cyber incident is an intrusion into the systems of the insured, a failure of them, or a loss of information that the insured holds. It must be found within the policy period.

This policy is written on the paper of an insurer that is not admitted in the state of the insured.`,
  'PAL 205 SL': `This policy follows the policy below it. It pays once that policy has paid its whole limit, up to {{aggregateLimit}}, and for nothing that the policy below would not pay for.`,
  'PAL 210 SL': `These declarations are part of the policy. What they say of limits, retentions, taxes and fees goes before what the wording says.`,
  'PAL 220 SL': `The insurer also pays what {{insuredName}} owes its customers for a mistake in technology services or products that it rendered for a fee.`,
  'PAL 290 SL': `This insurance was placed with an insurer that is not admitted in {{state}}. No guaranty association pays its claims should it become insolvent.`,
  'PAL 300 UK': `The insurer pays, up to the limits of the schedule and above the excess of {{retention}}, the loss that a cyber incident causes {{insuredName}} and what {{insuredName}} owes others for it.

A cyber incident is an intrusion into the systems of the insured, a failure of them, or a loss of information that the insured holds for itself or for others. It must be found within the policy period.

What the insured knew before the policy began, harm to bodies and things, and what the insured brought about on purpose are not covered.`,
  'PAL 310 UK': `This schedule is part of the policy. What it says of limits, excesses and dates goes before what the wording says.`,
  'PAL 320 UK': `The insurer also pays what {{insuredName}} owes its customers for a mistake in technology services or products that it rendered for a fee.`,
  'PAL 330 UK': `Whoever is not content with how this policy was sold, or how a claim was handled, tells {{agency}} or {{insurer}}, by any means and at no cost. The answer comes in writing and says what else can be done.`,
  'PAL 140 US': `Tell us of an incident as soon as you know of it, at any hour, by the telephone number on your account. Name policy {{policyNumber}}. Keep what shows what happened, and change nothing on the systems before you were advised.`,
  'PAL 340 UK': `Tell us of an incident as soon as you know of it, at any hour, by the telephone number on your account. Name policy {{policyNumber}}. Keep what shows what happened, and change nothing on the systems before you were advised.`,
  'PAL 150 US': `We keep what you told us for this policy, and what we saw of your systems from outside, to price it, to serve it and to pay its claims. We sell it to nobody.`,
  'PAL 350 UK': `We keep what you told us for this policy, and what we saw of your systems from outside, to price it, to serve it and to pay its claims. We sell it to nobody. You may ask what we keep of you.`,
  'PAL 160 US': `Nothing is paid to anybody, and for nothing, that sanctions of the United States forbid at that time.`,
  'PAL 360 UK': `Nothing is paid to anybody, and for nothing, that sanctions of the United Kingdom forbid at that time.`,
  'PAL 170 US': `An incident that began before {{effectiveDate}} is covered however long ago it began, where nobody of the insured knew of it on that day.`,
  'PAL 370 UK': `An incident that began before {{effectiveDate}} is covered however long ago it began, where nobody of the insured knew of it on that day.`,
  'PAL 181 CA': `For an insured in California the notices that the insurer owes follow the law of California, whatever the wording says of their days.`,
  'PAL 182 FL': `For an insured in Florida the notices that the insurer owes follow the law of Florida, whatever the wording says of their days.`,
  'PAL 183 NY': `For an insured in New York the notices that the insurer owes follow the law of New York, whatever the wording says of their days.`,
  'PAL 184 TX': `For an insured in Texas the notices that the insurer owes follow the law of Texas, whatever the wording says of their days.`,
  'PAL 190 US': `{{insuredName}} was offered coverage for certified acts of terrorism and has rejected it. Loss out of such an act is not covered.`,
  'PAL 191 US': `Loss out of certified acts of terrorism is covered. What is charged for it is shown in the list of premiums.`,
  'PAL 195 US': `From {{transactionDate}} on policy {{policyNumber}} is as this endorsement says. All that it does not name stays as it was.`,
  'PAL 395 UK': `From {{transactionDate}} on policy {{policyNumber}} is as this endorsement says. All that it does not name stays as it was.`,
  'PAL 196 US': `An incident that is found after the policy has ended is not covered by it. What was told before the end is handled as if the policy went on.`,
  'PAL 396 UK': `An incident that is found after the policy has ended is not covered by it. What was told before the end is handled as if the policy went on.`,
  'PAL 197 US': `A certificate tells what policy {{policyNumber}} covers on its day. It changes nothing of the policy and makes nobody an insured.`,
  'PAL 397 UK': `A certificate tells what policy {{policyNumber}} covers on its day. It changes nothing of the policy and makes nobody an insured.`,
  'PAL 198 US': `To look into a claim we need: what happened and when it was found, which systems and whose information are concerned, what was done since, and what it has cost so far.`,
  'PAL 398 UK': `To look into a claim we need: what happened and when it was found, which systems and whose information are concerned, what was done since, and what it has cost so far.`,
  'PAL 410 US': `Cover ends on {{transactionDate}}, without a further notice. Policy {{policyNumber}} will be cancelled on that day, unless the reason is taken away before it.

What is still to be paid of the policy, and what its cancellation takes off that or returns, stands in the tables of this notice. The reason: {{reason}}`,
  'PAL 420 UK': `Cover ends on {{transactionDate}}, without a further notice. Policy {{policyNumber}} will be cancelled on that day, unless the reason is taken away before it.

What is still to be paid of the policy, and what its cancellation takes off that or returns, stands in the tables of this notice. The reason: {{reason}}`,
  'PAL 411 US': `This policy is not renewed. Cover ends on {{transactionDate}}, without a further notice.`,
  'PAL 421 UK': `This policy is not renewed. Cover ends on {{transactionDate}}, without a further notice.`,
  'PAL 412 US': `The renewal is offered on these terms. Without a renewal, cover ends on {{transactionDate}}.`,
  'PAL 422 UK': `The renewal is offered on these terms. Without a renewal, cover ends on {{transactionDate}}.`,
  'PAL 414 US': `{{insurer}} looks into claim {{claimNumber}} under policy {{policyNumber}}, and may still find that it is not covered, in whole or in part. The reason: {{reason}}

What is done for the claim until then, help and payment among it, gives up none of the rights that the policy and the law give the insurer. Nor do you give up any of yours.

You need do nothing now but answer what you are asked. You are told in writing what was decided, and whoever sees the reason otherwise may say so at any time.`,
  'PAL 424 UK': `{{insurer}} looks into claim {{claimNumber}} under policy {{policyNumber}}, and may still find that it is not covered, in whole or in part. The reason: {{reason}}

What is done for the claim until then, help and payment among it, gives up none of the rights that the policy and the law give the insurer. Nor do you give up any of yours.

You need do nothing now but answer what you are asked. You are told in writing what was decided, and whoever sees the reason otherwise may say so at any time.`,
  'PAL 413 US': `{{insurer}} has looked into claim {{claimNumber}} under policy {{policyNumber}} and does not pay it. The reason: {{reason}}

Whoever sees it otherwise says so in writing and sends what shows it; the claim is then looked into again.`,
  'PAL 423 UK': `{{insurer}} has looked into claim {{claimNumber}} under policy {{policyNumber}} and does not pay it. The reason: {{reason}}

Whoever sees it otherwise says so in writing and sends what shows it; the claim is then looked into again.`,
};
