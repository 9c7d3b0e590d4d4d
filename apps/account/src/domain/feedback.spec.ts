import { checkSharing, FEEDBACK_CATEGORIES } from './feedback';

describe('feedback', () => {
  it.each(FEEDBACK_CATEGORIES)('%s is shared only as kudos', (category) => {
    const share = (permissionToShare: boolean) => () =>
      checkSharing({ category, permissionToShare });
    expect(share(false)).not.toThrow();
    if (category === 'Give Kudos to the team') expect(share(true)).not.toThrow();
    else expect(share(true)).toThrow('Only kudos can be shared.');
  });
});
