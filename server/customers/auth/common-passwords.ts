/** What people choose most, in lower case: from published counts of passwords that became known. */
const WORDS = `
!qaz2wsx 0000 00000 000000 00000000 010203 0123456789 0987654321 101010 102030 1029384756 1111 11111 111111 1111111 11111111 112233 11223344
1122334455 1212 121212 12121212 123 123123 123123123 123321 123321123 1234 12341234 123412345 12344321 12345 123454321 1234554321 123456 1234561
123456123 1234567 12345678 123456789 1234567890 12345678910 123456789a 123456789q 12345678a 123456a 123456abc 123456q 12345a 1234qwer 123654 123abc
123qwe 12qwaszx 131313 13579 135790 142536 147258 147258369 147852 159357 159753 171717 181818 1984 19841984 1990 1991 1992 1993 1994 1995 1996 1997
1998 1999 1g2w3e4r 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qazzaq1 2000 20002000 2001 2002 2010 2011 2012
2013 2020 202020 2021 2022 2023 2024 2025 2026 212121 222222 22222222 232323 246810 252525 258456 2pac 303030 321321 321654 321654987 333333 33333333
369258147 3rjs1la7qe 4444 44444444 456123 456789 50cent 55555 555555 55555555 654321 666666 66666666 6969 696969 741852 741852963 753951 7654321
777777 7777777 77777777 789456 789456123 789789 852456 8675309 87654321 888888 88888888 963852741 987654 987654321 9876543210 999999 99999999 a12345
a123456 a1b2c3 a1b2c3d4 aa123456 aaaaaa abc123 abc12345 abc123456 abcd123 abcd1234 abcdef abcdefg abcdefg1 abcdefgh abcdefghi access acdc action admin
admin123 administrador administrator ajax alejandra alejandro alex alexa alexander alexandra alexandre alexis alexis1 alice alicia allison alyssa
amanda amazon amber amour amy andrea andrew android angel angel1 angel123 angela angelica angelina angels angels1 anna annie anthony anthony1 antonio
apple apple1 apple123 apples april april1 arsenal arsenal1 asd123 asdasd asdf asdf123 asdf1234 asdfasdf asdfg asdfgh asdfgh1 asdfghj asdfghjkl
asdfghjkl1 ashley ashley1 asshole asshole1 audi august austin australia autumn avengers azerty azertyuiop baby123 babyboy babydoll babygirl babygirl1
bacon bailey banana bandit barbara barbie barcelona barney baseball basketball bassist bastard batman batman1 bayern beach beach1 beatles beautiful
beautiful1 beaver beckham benfica benjamin berlin beth bigdaddy bigdick bigdog birdie birthday bitch bitch1 biteme black blackcat blackie blahblah
bless1 blessed blessing blink182 blowme blue blue123 blueberry bluesky bmw bobby boca bong420 bonita bonjour booger boomer borussia boston brandon
brandon1 brandy brasil braves braves1 brazil brenda brian brianna brittany bronco broncos bruce bryan bubba bubbles budweiser bulldog bulls bullshit
burger buster butter butterfly butthead california callofduty camaro camaro1 camel cameron camille camping canada candy candy1 cannabis captain carlos
carolina caroline cartman casper catherine celtic celtics changeit changeme charles charlie charlie1 charlotte cheerleader cheese cheese1 chelsea
chelsea1 cherry chevrolet chevy cheyenne chicago chicken chiquita chocolat chocolate chocolate1 chouchou chris christ christian christine christmas
christopher cindy cisco citroen claire claudia climbing cocacola coconut coffee coffee1 compaq compaq1 computer cookie cookie1 cookies cool cooper
corona corvette corvette1 coucou counterstrike country courtney cowboy cowboys cowboys1 creative crystal cubs cumshot cupcake cynthia daisy dakota
dallas dancer dancing daniel daniel1 daniela danielle darkness darthvader david deadpool debbie december default dell demo dennis denver desert
destiny deutschland dexter diablo diamond diana dick doctor dodgers dolphin dolphins dominic donald dorothy dortmund doudou douglas dragon dragon1
dragon123 dragonball dreams drummer drums ducati dylan eagle eagles eagles1 earth eatme eduardo edward elizabeth elvis emily eminem eminem1 emma eric
erica españa estrella ethan evelyn everton facebook faith falcon family february fender fernando ferrari ficken fiona fire fishing florida flower
fluffy football football1 forest forever fortnite fqrg7cs493 france francisco frank frankfurt freedom friday friend friends frodo fuck fucker fuckme
fuckoff fuckyou fuckyou1 fussball gabriel galaxy gandalf ganja garfield gateway gators gemini george gfhjkm giants ginger girls gloria gmail god
godisgood goku golden golden1 golf golfer golfing good123 goodbye goodluck google grace green green123 greenday greenday1 greg guest guinness guitar
guitar1 gunner gwerty gwerty123 hailey hallo hallo123 halloween halo halo3 hamburg hammer hannah hannah1 happy happy1 happy123 harley harley1 harry
heat heather heaven heaven1 heineken helen hello hello1 hello123 hello2 hellokitty helloworld henry hiking hobbit hockey hockey1 holiday homelesspa
honda honey honeybee hope horse horses hotdog hotgirl hotmail hottie hottie1 house houston hunter hunting hustler ian ihateyou ilovehim iloveme
ilovemyself iloveu iloveyou iloveyou1 iloveyou12 iloveyou123 iloveyou2 imissyou instagram intel inter internet iphone ironmaiden ironman isabella
island itachi italia italy j38ifubn jackie jackson jackson1 jacob jaguar james jamie january jasmine jason jasper jeffrey jennifer jenny jeremy jerry
jesse jessica jessie jesus jesus1 jesus123 jesuschrist jetaime jimmy joanna joe john johnny johnson jonathan jordan jordan1 jordan12 jordan23 jose
joseph joshua juan julia julian julie julien junior justin juventus kakashi karen katherine kathy katie kawasaki kayla keith kelly kenneth kevin
killer killer1 kimberly king kitten kitty kittycat knight kobe24 kristen kyle lakers lakers1 lamborghini laura lauren league legalize legend lemon
lenovo leonardo letmein letmein1 letmein123 lightning lily linda linkedin linkinpark linux lion lisa liverpool liverpool1 lkjhgfdsa logan login lol123
lolita lollipop london london1 lorenzo louise loulou love love123 lovehate lovelove lovely loveme lovers loveyou lucas lucky luigi luis madeline
madison madonna madrid maggie magic manager manchester mango manutd maradona march marcus maria mariana marie marijuana marina mario mario1 mariposa
mark marlboro marlboro1 marseille martha martin mary mason master matrix matthew maverick maxwell megan melissa mercedes mercedes1 merlin messi metal
metallica mexico mia miami michael michael1 michelle mickey mickey1 microsoft midnight miguel mike milan miller minecraft miranda missyou mnbvcxz
monday monica monkey monkey1 monster montreal moon moonlight morgan motdepasse mother motorola mountain muenchen music music1 mustang mustang1 myangel
mybaby mylove mypassword myspace1 nancy naruto nascar natalia natalie natasha nathan nathaniel naughty ncc1701 netflix newpassword newport newyork
neymar nicholas nicolas nicole nicole1 nintendo nirvana nirvana1 nissan nokia november nude ocean october oliver olivia onepiece online opel
opensesame oracle orange orange1 orchid oreo oscar ou812 outdoor p@ssw0rd p@ssword pa55w0rd pa55word packers packers1 pamela panther panties paradise
paris pass pass1 pass123 pass1234 passer2009 passw0rd passw0rd1 password password! password1 password12 password123 password1234 password2 passwort
passwort1 patricia patrick patriots paul paula pauline peace peaches peanut penthouse pepper pepsi peter peugeot philip phoenix phoenix1 piano pikachu
pineapple pink pizza planet playboy player playstation please poiuytrewq pokemon pokemon1 police porn porsche porsche1 portland praise prince princesa
princess princess1 private pumpkin puppies puppy purple purple1 pussy pussy1 q1w2e3 q1w2e3r4 q1w2e3r4t5 qaz123 qazwsx qazwsx123 qazwsxedc qazxsw
quebec qwe123 qwe123qwe qweasd qweasdzxc qwer1234 qwerqwer qwert qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty7
qwertyuiop qwertz qwertzuiop rabbit rachel rafael raiders raiders1 rainbow rainbow1 ranger rangers realmadrid rebecca red red123 redrose redskins
redsox redsox1 remember renault ricardo richard river river1 robert roberto roblox rock rocket rockstar rockstar1 rocky rockyou rodrigo roger roma
ronald ronaldo root rose rosebud roxanne ruben runescape runner runner1 running rush2112 russell ryan sabrina samantha sammy samsung samsung1 sandra
sandrine sara sarah sasuke saturday savannah schalke04 schatz schmetterling scooby scooter scorpio scott seattle sebastian secret secret1 secret123
september sergio server sex sexsex sexy sexy123 sexygirl shadow shannon sharon shelby shit shoes shopping sierra silver silver1 simon simple simpsons
singer skate skater skywalker slayer slipknot smile smiley smoke420 smokey snapchat sneakers snoopy snoopy1 snowball snowflake snowman soccer soccer1
sofia softball soleil sommer sonic sonnenschein sony sophie spanky sparky spider spiderman spiderman1 spongebob spotify spring springtime star
starbucks starcraft starlight stars startrek starwars starwars1 steelers steelers1 stella stephanie stephen steve steven steven1 stoner storm
strawberry stupid success suckit sugar summer summertime sunday sunflower sunrise sunset sunshine sunshine1 superman superman1 surfer surfing susan
suzuki sweetheart sweetie sweetpea sweety swimming sydney sydney1 system target123 taylor teamo temp temp123 tennis tequiero tequila teresa test
test123 test1234 testing testtest tetris texas theresa thomas thunder thunder1 tiffany tiger tiger1 tigers tigers1 tigger timothy tinkle tomcat tommy
tony toor topgun toronto toyota toyota1 trail travis trevor trouble trustno1 tucker tulip tupac turtle tweety twitter tyler ubuntu united universe
user vader valentin valentina valerie vampire vancouver vanessa vegeta veronica victor victoria viking vincent vincent1 violet virginia vodka
volkswagen volleyball volvo voodoo walter warcraft water waymark weed420 welcome welcome1 welcome123 welcome2 wendy whatever whiskey white whitey
whitney william willie wind windows winter winter1 wintertime wizard wolverine wsxedc xavier xbox360 yahoo yamaha yankees yankees1 yellow yellow1
youtube yvonne zachary zag12wsx zaq12wsx zaq1zaq1 zelda zidane zoe zxasqw zxcv zxcv1234 zxcvb zxcvbn zxcvbnm zxcvbnm1
`;

const COMMON: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ''));

/** How many there are. */
export const COMMON_PASSWORDS = COMMON.size;

const LETTER_FOR: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', '1': 'i', '!': 'i', $: 's', '5': 's' };
/** What is put behind a word to please a rule. */
const ENDING = /[^a-z]{1,6}$/;

const plain = (text: string): string => text.replaceAll(/[@430$15!]/g, (sign) => LETTER_FOR[sign] ?? sign);

/** Whether a password is one of those that are tried first, in any case, with usual signs in the place of letters or a few figures behind it. */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.normalize('NFKC').toLowerCase();
  const bare = lower.replace(ENDING, '');
  return COMMON.has(lower) || COMMON.has(bare) || COMMON.has(plain(lower)) || COMMON.has(plain(bare));
};
