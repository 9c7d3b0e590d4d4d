/**
 * What people choose first, without the decoration that the other rules ask for: Password1! is
 * `password`. Compiled from what is commonly known about such lists.
 */
const WORDS = `
  123123 123321 1234 12345 123456 1234567 12345678 123456789 1234567890 12345678910 123qwe 1q2w3e
  1q2w3e4r 1q2w3e4r5t 1qaz 1qaz2wsx 1qazxsw2 2wsx3edc 654321 987654321 0987654321 111111 11111111
  000000 00000000 121212 112233 131313 159753 147258369 222222 333333 555555 666666 696969 777777
  7777777 888888 88888888 999999 aaaaaa aaaaaaaa a123456 aa123456 ab123456 abc abc123 abcd abcd1234
  abcde abcdef abcdefg abcdefgh access accounting action adam adidas admin admin123 administrator
  adrian agency airplane alaska albert alexander alexandra alexis alice alliance amanda amber america
  american andrea andrew angel angela angelina angels animal anthony apollo apple apples april arsenal
  arthur asdasd asdf asdf1234 asdfasdf asdfgh asdfghjk asdfghjkl asdfjkl ashley asshole august austin
  autumn azerty babygirl bailey balance banana bandit barbara barcelona barney baseball basketball
  batman beach bears beautiful beauty beaver benjamin berlin bigdog birthday biteme black blackberry
  blessed blink182 blue bond007 booboo boomer boston bradley brandon brandy brasil brazil broker
  brooklyn bubbles buddy bulldog buster butterfly butthead cameron canada captain carlos carolina
  caroline casper cassie celtic center chance change changeit changeme chang3me charles charlie
  charlotte cheese chelsea cherry chester chicago chicken chocolate chris christian christina
  christine christmas christopher claire claims claudia coffee college colorado compaq company
  computer connect cookie cookies cooper corvette cougar cowboy cowboys creative cricket crystal
  customer cyber cybersecurity dakota dallas daniel danielle darkness david december default demo
  dennis denver destiny diablo diamond diana dolphin dolphins dominic donald dragon dreams dublin
  eagle eagles edward einstein elephant elizabeth emily eminem england enter eric europe family
  fantasy fashion february ferrari firebird fireman fishing florida flower flowers fluffy football
  ford forever france francis frank freddy freedom friday friend friends fuckoff fuckyou gandalf
  garfield gemini general genesis george gerald ginger gizmo global godzilla golden golf golfer
  goodluck google grace grandma green greenday guest guitar hammer hannah happy happyday harley
  harry heather hello hello123 helloworld helpme hockey holiday home honda hotdog hottie house houston
  hunter iceman iloveu iloveyou imagine india insurance internet internal iverson ireland isabella
  jackson jackass jaguar jamaica james january japan jasmine jason jasper jennifer jeremy jessica
  jesus jesus1 johnny johnson jordan jordan23 joseph joshua july junior justice justin karina katherine
  kelly kevin killer kimberly kingkong kitten kitty knight ladybug lakers lauren legend letmein letmein1
  letmeinnow liberty little liverpool login london london1 looking louise loveme lovely lover loveyou
  lucky madison maggie magic manager manchester march marina marine marlboro marley martin master
  matrix matthew maverick maxwell melissa member mercedes merlin metallica mexico michael michelle
  michigan mickey midnight million minecraft mistress monday money monica monkey monster monster1
  montana morgan mother mountain muffin murphy mustang mylove myspace naruto natasha nathan national
  natural newcastle newpass newpassword newyork nicholas nicole nintendo nirvana nothing november
  ocean october office oliver olivia online orange orlando oxford pa55word pacific packers panther
  parker pass pass123 pass1234 passpass passport passw0rd password password1 password12 password123
  passwort patrick patriots peaches peanut pepper peter phantom phoenix picture pirate please pokemon
  police policy popcorn porsche precious premium prince princess private public purple pussycat
  q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qqqqqq quality queen quote qwaszx qwe123 qweasd
  qweasdzxc qwer1234 qwert qwerty qwerty1 qwerty12 qwerty123 qwertyu qwertyui qwertyuiop rabbit rachel
  rainbow raider raiders ranger rangers rebecca redsox reset richard robert rock rockstar rocky
  ronaldo root rosebud rush2112 russia sabrina sakura samantha samson samsung samuel sandra saturday
  saturn school scooby scooter scorpion scotland secret secure security sebastian september server
  service shadow shannon shopping silver simple simpsons single skippy slayer smokey snickers snoopy
  snowball snowman soccer software sophie spain sparky special spencer spider spiderman spirit spring
  stanley starwars station steelers stella stephanie steven strawberry student success summer sunday
  sunflower sunshine super superman superstar support surfer sweet sweetheart sydney system taylor
  teacher tech temp temp1234 temporary tennis tequila teresa test test123 test1234 tester testing
  testtest texas theman thomas thunder thursday tiffany tigers tigger tinkerbell toor topgun toyota
  training trinity trouble trustno1 tuesday turtle tweety twilight united unknown user username
  vacation valentine vampire vanessa vanilla victor victoria viking vincent virginia vodafone
  volleyball wachtwoord warrior warriors watermelon wednesday welcome welcome1 welcome123 whatever
  white wildcat william willow winner winston winter wizard wolf wolverine wonder work yahoo yamaha
  yankee yankees yellow zaq12wsx zaq1zaq1 zeppelin zombie zxcvb zxcvbn zxcvbnm
`;

const COMMON = new Set(WORDS.trim().split(/\s+/));

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const plainLetters = (text: string): string =>
  text.replace(/[013457@$!]/g, (sign) => LOOK_ALIKES[sign] ?? sign);

/** Whether a password is one of the first that anybody tries, decorated or not. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const undecorated = [
    lower,
    lower.replace(/[^a-z0-9]+/g, ''),
    // Up to two signs before it and five after it: a year and an exclamation mark.
    lower.replace(/[^a-z]{1,5}$/, ''),
    lower.replace(/^[^a-z]{1,2}/, '').replace(/[^a-z]{1,5}$/, ''),
  ];
  return undecorated.some((core) => COMMON.has(core) || COMMON.has(plainLetters(core)));
}
