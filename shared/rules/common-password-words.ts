/**
 * The 4,100 words, names and walks over the keyboard that the most common passwords are made of, in lower case and
 * without digits and signs: with these around and in them, each stands for many of the 3,000 most common passwords.
 */
export const commonPasswordWords: readonly string[] = `
  aaa aaaa aabb aabbcc abab abba abby abc abcabc abcd abcde abcdef abcdefg abcdefgh abcxyz abdullah abercrombie
  abigail access accessme account accountant accounting accounts acdc acer acmilan actor actress acura adgangskode
  adidas adik adm admin administrador administrator adobe adventure aerosmith africa african agent agus ahmed ahmet
  aini airbus airforce airjordan airplane airport aisha ajax aku akucintakamu alabama aladdin alaska alejandra
  alejandro aleksandr alex alexander alexandra alexandre alexandria alexia alexis alfa alfaromeo algeria alhamdulillah
  ali alibaba alien aliens alive allah alligator aloha alpha alphabet alphaomega always alwayslove amanda amazing
  amazon amber amd america american amigas amigos amir amit amor amorcito amore amoremio amores amour amsterdam ana
  anakin anal anchor andrea andreas andrei andrew andrey android andy angel angela angelbaby angeldust angelface
  angelica angelina angelito angelo angels angelus anhem anhyeuem anil anime anita anjing ankara ann anna annabelle
  anne annette annie anniversary anon anonymous ant anthony antonia antonio ants apartment ape apollo apple applepie
  apples april arabia aragorn archery architect area ares argentina ariel arizona arjun armani army arschloch arsenal
  art arthur artist artistic arts asas asd asdasd asdf asdfasdf asdfg asdfgh asdfghasdf asdfghj asdfghjk asdfghjkl
  asdfjkl asdfqwer asdfzxcv asdqwe ash ashley ashok asia ass assassin assassins assassinscreed asses asshole assholes
  aston astonmartin astros asus athena athens athletics atlanta atlantis atletico auckland audi august aunt aussie
  austin australia austria author autumn avalanche avalon avatar avenger avengers aviation avocado awesome ayah ayse
  azerty azertyuiop baba babe babes baby babyblue babyboy babydoll babyface babygirl babylon babylove bacardi bach
  backdoor bacon bad badass badboy badgirl badguy badluck bahagia baidu bailey balboa bali baltimore banana bananas
  bandit bandung bangalore bangkok bangladesh bank banker baobei barbie barbiegirl barca barcelona barney bart
  bartsimpson baseball basketball bass bassist bastard bathroom batman bayern bayernmunich bayu bbb beach beachbum
  beaches beagle bear bears beatles beautiful beauty bebe bebesita becca beckham becky bedroom bee beef beer beers
  bees beethoven beetlejuice beijing beirut belgium belieber believe believeinme bella bellissima ben bender benfica
  bengals benjamin benji benny bentley benvenuto benz beograd beretta bergkamp berlin besiktas best bestfriend
  bestfriends beta beth better betty beyonce bff bgt bgtnhy bhu bible bicycle bieber bienvenido bienvenue big bigbang
  bigbird bigblue bigboss bigboy bigdaddy bigdog biggie bigguy bigmac bigman bigred bike biker bikes bilbo bill
  billing billion billionaire bills billy billybob bingo bintang biology bird birdie birds birthday bismillah bison
  bitch bitchass bitches bitcoin blabla blablabla black blackberry blackbird blackcat blackdog blackhawks blackie
  blackjack blackmagic blackpearl blackpink blackrose blacksabbath blackstar blackwhite blah blahblah blank blaze
  blazers bleach bless blessed blessing blink blockchain blood bloody blossom blowjob blue bluebell blueberry bluebird
  blueblue blueeyes bluemoon blues bluesbrothers bluesky bluestar blume bmw bnm boat boats bob bobby bobmarley boca
  bocajuniors bodybuilder boeing bond bonek bonheur bonita bonjour bonjovi boob boobies boobs book books bookworm
  boomer bordeaux borussia boss bossman boston bowling boxer boxing boy boyfriend boys brandon brandy brasil braves
  bravo brazil bread breakingbad brenda brent bretagne brett brian bride bright brilliant brisbane britain british
  britney britneyspears bro broccoli broker broncos bronx bronze brooklyn bros brother brothers brown brownie brownies
  browns bruder bruins brussels brutus bryan bts bubba bubble bubblegum bubbles buccaneers bucuresti budapest buddha
  buddies buddy buddyboy budi budlight budweiser buffalo buffy bug bugatti bugs bugsbunny bugsy buick bulan bulbasaur
  bulgaria bull bulldog bulldogs bullet bullets bulls bullshit bumblebee bunga bunnies bunny bunnyrabbit burger
  burrito bus business buster butch butter butterball buttercup butterflies butterfly butterscotch button buttons bye
  byebye cadillac cahaya cairo cake cakes calgary california callofduty calvinklein camaro camel camelot camera
  camping camry canada canadian canadiens candies candy candycane canon cantik cantona canucks cappuccino captain
  captainamerica captainjack car caramel cardinals career carla carlo carlos carlsberg carolina carrot carrots cars
  cartman casey cash casino casio casper castle cat catfish cats catwoman cavaliers cavs ccc cde cdexsw celine cell
  cellphone celtic celtics ceo cft chair challenger champion champions chandler chanel changeit changeme changenow
  changethis chaos charger chargers charizard charles charlie charlotte charly charmander chat chats cheese
  cheeseburger cheesecake cheesy cheetah chelsea chemistry chen chennai cherie cherokee cherries cherry chevrolet
  chevy chewbacca chewie chica chicago chichi chicken chickens chickenwings chico chiefs child children chile china
  chinese chips chiquita chivas chloe choco chocolat chocolate chopin chouchou chris christ christian christina
  christine christmas christopher chrysler church cia ciao ciaociao cielo cincinnati cinderella cinema cinnamon cinta
  cintaku cisco citroen claim claims clarkkent clash class classroom clave cleveland clever client climbing clippers
  clockwork closed cloud clouds cloudstrife cloudy coach cobra cocacola cock cocks cocksucker cocktail coco cocoa
  coconut coconuts code coder codes coding cody coffee coke cola coldplay college colombia colorado colt colts
  columbus comedy comet company compaq computer computers consultant consulting contigo contrasena contrasenia
  converse cookie cookiemonster cookies cool coolcat coolgirl coolguy coolio cooper cop copenhagen copper corazon
  corinthians corleone corolla corona corporate corvette couch coucou cougar cougars counterstrike country cousin cow
  cowboy cowboys cowgirl cows cpo crab crazy crazyboy crazygirl creeper cricket cristiano cristina cristo croatia
  crocodile crossfit crow crypto crystal cska cuba cubano cubs cucciola cum cumshot cunt cupcake cupcakes curry
  customer customers cute cutie cutiepie cyber cycling cyclist czech dad dada daddy daenerys daffyduck daisies daisy
  dakota dalek dallas dammit damn dan dance dancer dancing daniel daniela daniele danielle danny dark darkangel
  darkknight darklord darkness darkside darkstar darling darthvader darwin dasha data database daughter dave davey
  david davinci ddd dead deadpool deanwinchester dear death deathmetal deathnote debian december deejay deepak deer
  deerhunter default defender deftones delhi delicious dell delta demo demon demons denise denmark dennis dentist
  denver depechemode design designer desktop destiny detroit deutschland dev develop developer development devil
  devils devilsfan dewi dexter dfghjk dhaka dharma diablo diamond diamonds diana diane dick dickhead dickie die diego
  diesel diet digimon digital digits dildo dima dinamo dino dinosaur dior dios diosesamor director disco discover
  discovery disney disneyland disneyworld diver diving dixie djokovic docker doctor doctors doctorwho dodge dodgers
  dodo dog dogdog dogecoin doggie doggy doglover dogs dollar dollars dolphin dolphins dolphinsfan dominic dominik
  dominique domino donald donaldduck donkey donna dontforget donut donuts doom door doors dork dortmund dory dota
  double doudou doug douglas drachen dracula dragon dragonball dragonballz dragonfly dragons drake drama drawing dream
  dreamer dreams drink drinks driver driving drogba dropbox drpepper drummer drums drunk dubai dublin ducati duchess
  duck ducks ducky dude dudes duke dumb dumbass dumbledore dupa dustin dusty dutch dylan eagle eagles earth easter
  easy easypass ebay echo eclipse edc edcrfv eddie eden edison edmonton eduardo edward edwardcullen edwin eeyore egypt
  eight einstein elephant elephants eleven elisabeth elite elizabeth elmo elsa elvis elvispresley elysium email
  emerald emilia emilie emily eminem emma emo employee employer empty emre emyeuanh engel engine engineer engineering
  england english enjoy enter enternow enterprise entry epic epsilon eric erica erik erika espana esperanza espresso
  estonia estrella esz eternal eternity ethereum euro europe european evanescence evening everton evil example
  excalibur excellent exercise exo explore explorer facebook faith fajar falcon falcons falconsfan fall fallout
  falloutboy familia familie family familyguy fanta fantastic fantasy farfalla fast faster fat fatass fatboy fatcat
  fate father fatima fatma fatman fbi fdsa fdsafdsa february federer felicidad felipe felix fender fenerbahce fernando
  ferrari feyenoord fgh fghj fiat ficken fido fiesta fifa fifi fiftycent fightclub film finalfantasy finance financial
  finland fiorentina fire fireball firebird firefighter firefly firefox fireman first firstlove firstname fish fisher
  fisherman fishes fishing fitness five flame flamengo flames flash flight flintstone flores florida flower flowers
  fluffy fly flyers flying focus food foodie football footballer ford fordf forest forever foreverlove foreveryoung
  forget forgetit forgot forgotten fortnite fortune forzainter forzamilan forzaroma four fox foxes foxtrot foxy france
  francesca francesco francis francisco frank frankfurt frankie freak freaky fred freddie freddy frederic free freedom
  french freund freunde freundin friday friend friends friendship fries frodo frog froggy frogs frozen fruehling fuck
  fucker fuckers fuckface fucking fuckit fuckme fuckoff fuckthat fuckthis fucku fuckyou fun funny fussball futbol
  futurama gabriel gabriela gabriella gaga galatasaray galaxy galileo game gameboy gameofthrones gameover gamer gamers
  games gaming gamma gandalf ganesh ganesha gangsta gangster ganja ganteng garage garden garfield garlic garry garuda
  gary gatito gator gators gattina gaurav gavin gecko geek geheim genius gentleman george georgia georgie gerald
  gerard german germany gerrard ghjk ghjkl ghost ghostbusters ghostrider ghosts giadinh giant giants gibson gigi gijoe
  gila gin gina ginger gingerbread giorgio giraffe girl girlfriend girls girly github gitlab gizmo gladiator glock
  gmail gnr goal goalie goalkeeper goals goat goats god godbless goddamn godfather godisgood godislove godzilla gohan
  goku gold golden goldeneye goldfinger goldfish goldie goldstar golf golfball golfer golfgti golfing gollum good
  goodboy goodbye goodday goodfellas goodgirl goodluck goodmorning goodnight goofy google goose gordonfreeman gorgeous
  gorilla gorillaz goth gothic grace gracie grandma grandpa grant grape grapes gray great greatest greece green
  greenapple greenbay greenday greg gregory gregoryhouse gremio gremlins grey griffin groom gryffindor gta gucci guest
  guests guillermo guinness guitar guitarist guitars gummybear gun gunit gunner gunners guns gunsnroses gustavo gym
  habs hack hacked hacker hackers hacking hackme hades haha hahaha halflife hallo hallohallo halloween halo ham
  hamburg hamburger hamilton hamlet hamster handball handjob handsome hanhphuc hannah hanoi hansolo hanuman happiness
  happy happybirthday happyday happylife happynewyear hard hardcore hardrock hardstyle harley harleydavidson
  harleyquinn harmony harold harrison harry harrypotter harrystyles haruka harvey haschen hase haslo hassan hattrick
  hawaii hawk hawks hawksfan health healthy heart hearts heat heather heaven heavymetal hector hedgehog hehe heineken
  heisenberg helen helena helicopter hell hellfire hello hellokitty hellothere helloworld hellyeah help helpdesk
  helpme helsinki heman hemingway hendra henry herbst hercules hermana hermano hermanos hermes hermione hermosa hero
  heroes hershey heslo hey heythere highschool hihi hiking hill hills himmel hinata hiphop hippo hiroshi history
  hithere hjkl hobbit hockey hockeypuck hogwarts hoho hola holiday holidays holland hollister hollywood holmes holy
  holyspirit home homeboy homer homersimpson homerun homes homesweethome homework homie honda honey honeybee honeybun
  honeydew honeypie hongkong hope hopeful hornet hornets horny horse horses hospital hot hotboy hotdog hotel hotgirl
  hotmail hotspur hotstuff hottie house houston hrvatska html huang huawei hug huge hugo hugs hulk human hummer hund
  hunde hundred hungary hungry hunt hunter hunting huong husband huskies husky hussein hustler hyundai ian ibrahim ibu
  ice icecream icecube icehockey iceland iceman ichigo ichliebedich icq idiot idontknow iforgot ilovecats ilovedad
  ilovedogs ilovegod iloveher ilovehim ilovejesus iloveme ilovemom ilovemusic ilovemydad ilovemymom iloveu iloveyou
  ilu iluvu imac immortal impala impreza inception incubus indah india indian indiana indianajones indonesia industry
  infinite infiniti infinity info insane instagram insurance intel inter intermilan internet interstellar inuyasha
  invoice ipad iphone ipod ira iran iraq ireland irish ironmaiden ironman isabel isabella isabelle islam island
  islanders islands israel istanbul itachi italia italian italy ivan ivana iverson jack jackass jackdaniels jackie
  jackpot jackson jacksparrow jacob jacobblack jacqueline jade jaguar jaguars jaguarxj jaimatadi jaime jakarta jake
  jakmania jamaica james jamesbond jamie jane janet janice january japan japanese jared jasmine jason jasper java
  javascript jaws jay jayz jazz jean jedi jeep jeff jeffrey jelly jellybean jelszo jen jenkins jennifer jenny jeremy
  jerry jersey jerusalem jess jessica jessie jesucristo jesus jesuschrist jesuslovesme jesussaves jetaime jets jetsons
  jiji jill jim jimbo jimin jimmy jisoo jkljkl joan joanna joanne job jobs jocelyn joe joey john johnjohn johnny jojo
  joker jon jonathan jonny jonsnow jordan jordi jorge jose josef joseph josh joshua journey joy juan judo juice julia
  julian juliana julie juliet julio july june jungkook juntos jupiter justice justin justinbieber juve juventus kaka
  kakak kakashi kamu kansas kanye karachi karate karen karina karl karma karthik katasandi kate katherine kathleen
  kathryn kathy katie katrina katya katze kawasaki kayla kaylee kelly kelsey keluarga ken kenji kenneth kenny kentucky
  kenya kermit ketchup kev kevin key keykey keys khaleesi khalid kia kickass kid kids kiev kiki kill killbill killer
  killers killme kilo kim kimberly king kingdom kingkong kings kirk kirsten kiss kisses kissme kissmyass kissrocks
  kitchen kitkat kitten kittens kitty kittycat kiwi klingon knicks knight knights koala kobe kobebryant kochamcie
  kochanie kodak kodeord koeln koko kolkata kolya korea korean korn kpop krakow kramer kris krishna kristen kristin
  kristina kualalumpur kucing kumar kungfu kurwa kuwait kyiv kyle lacoste ladies lady ladybird ladybug ladygaga lagos
  lahore lake lakers lakshmi lala lalala lamb lambda lamborghini lampard lancelot lancia landing landrover lannister
  laogong laopo laptop laracroft larry lasagna lassie last lastname lasvegas latte latvia laugh laughing laura lauren
  laurent laurie law lawrenc lawrence lawyer lazio leafs league leagueoflegends lebanon lebron lebronjames lech
  ledzeppelin lee leeds leedsunited leet legal legend legendary legends legia legolas lemon lemonade lemons lena
  lennon lenovo leo leomessi leon leonard leonardo leopard leslie letme letmein letmeinn letter letters levis lexi
  lexus libertad liberte liberty library liebe liebling life lifegoes lifeisgood light lightning lille lilly lilo
  lilwayne lily lima lime lincoln linda lindsay lindsey linh link linkedin linkinpark linux lion lionheart lionking
  lions lisa lisboa literature lithuania little littlegirl littleman littleone liu live liverpool living liz lizard
  lizzie lkjh lkjhgf lkjhgfdsa lmao lobster loca lock locked loco logan login logmein logon loislane loki lokomotiv
  lol lola lolipop lollipop lolo lolol london lord lordoftherings lordvader lorena lorenzo lori lorraine losangeles
  losenord loser losers lost lottery lotus louis louise louisiana louisvuitton loulou love loved loveforever lovelife
  lovelove lovely loveme lover lovers loves loveu loveyou lubov luca lucas lucia lucifer luck lucky luckyluke luckyme
  luckyone luckystar lucy luffy luigi luis luisa lukas luke lulu luna lynn lyon lyubimaya lyubov mac macaroni macau
  macbeth macbook maddie madison madonna madrid mafia maggie maggiemay magic magical magician magnum mail mailbox maks
  maksim malaysia mama mamma manager manchester mancity mandy manga mango mangos manhattan maniac manila manis manish
  manunited manutd maple mapleleafs maradona marathon marc march marco marcos marcus margaret margarita maria mariah
  marie marijuana marina marine mariners marines mario mariposa mark market marketing marley marriage married mars
  marseille marshmallow marta martha martin martina martini marvel marvin mary maryjane maryland maserati masha master
  masterchief masterkey mastermind masters matahari math maths matkhau matrix matt matthew matty maus mausi maverick
  max maxi maxim maxime maximus maxwell may mayo mazda mcr meandyou mechanic medal medical medicine megadeth megan
  megatron meghan mehmet mel melbourne melissa melody melon member members membership memphis mental meow mercedes
  mercury merdeka merlin merrychristmas merryxmas message messages messenger messi metal metalgear metallica meteor
  metro mets mewtwo mexican mexico mia miami miamor mice michael michaeljackson michaeljordan michelle michigan mickey
  mickeymouse microsoft middleearth midnight miguel mike mikey milan milano military milk milkshake million
  millionaire milo milwaukee mima mimi minecraft minh minho mini minicooper minnesota minnie misfits misha misiaczek
  misiek missouri misspiggy misty mitsubishi mittens mivida mju mko mnbv mnbvcx mnbvcxz mobile mocha modem
  modernwarfare mohamed mohammad mohammed mollie molly mom mommy momo monamour mond monday money moneyman moneypenny
  mongodb monica monika monique monkey monkeyboy monkeys monster monsters montana montreal moon moonbeam moonlight
  moonwalk moose mordor morgan morning morocco moron morpheus moscow moskva mosquito motdepasse motel mother
  motherfucker motocross motorbike motorcycle motorola mountain mountains mouse movie movies mozart msn muffin muffins
  muhammad mulan mulder mum mumbai mummy muneca munich murat murder murphy muscle muscles muse mushroom mushrooms
  music musica musical musician musiclover mustafa mustang mustanggt mustangs mustard mutter mybirthday
  mychemicalromance myfamily myhome mykids mylife mylord mylove myloves mymoney myname mypass mypassword mysecret
  mysql mystery mystic mystical myth nacho nachos nadal nadia nairobi naked nala namaste name names nana nantes naomi
  napoli narnia naruto nasa nashville nastya natalia natalie natasha nathan nathaniel natural nature navy neha neil
  nemo neo nepal neptune nerd netflix netherlands network nevada newcastle newjersey neworleans newpass newpassword
  newton newyear newyork newyorkcity newzealand neymar nguyen nhy nhybgt nice niceguy nicholas nick nickname nicky
  nicola nicolas nicole nigeria night nihao nike nikhil nikita nikki niko nikon nina nine niners nini
  ninja ninjas nintendo nipple nipples nirvana nissan nji noah nofx nokia none nono noob noodle noodles nopass
  nopassword norge norman normandie norway nothing notorious nova november nude nuggets null number numberone nurse
  nurses nurul nutella nuts nvidia nyc oakland oakley oasis ocean oceans october octopus odie odin office officer
  offline ohio oilers oklahoma olaf oldpassword oliver olivia ollie olya olympic olympics olympus omar omega omg one
  onedirection onelove onepiece onetwo onetwothree onetwothreefour onion online opel open opensesame openup opera
  operator optimus optimusprime oracle orange oranges orchid order orders oreo orlando osaka oscar oslo otaku othello
  otis ottawa outlook owen owl owls ozzy pablo pacers packers pacman padres page pages paint painter painting pakistan
  pal palestine palmeiras pamela pancake pancakes panda pandas panic pantera panther panthers papa papaya paper papi
  paradise paramore paris park parol parola parool parrot pasha pass passcode passme passpass passphrase passwd
  password passwords passwort pasta pat patches patricia patrick patrickstar patriots patty paul paula pauline payment
  payments paypal peace peaceful peach peaches peachy peanut peanutbutter peanuts pear pearl pearls pedro pele pencil
  penelope penguin penguins penguinsfan penis pennsylvania penny pepe pepper peppers pepsi perfect perrito persib
  persija perth peru pete peter petey petra peugeot pferd pferde phantom pharmacy phil philadelphia philip philippines
  phillies phillip phoenix phone photo photographer photos photoshop php physics piano picard picasso pickle pickles
  picture pictures pie pierre pig piggy piglet pigs pikachu pilates pilot pimp pimpin pineapple pink pinkfloyd pinky
  pinoy piotr pipo pirate pirates pistol pistons pitbull pittsburgh pizza pizzas plane planes planet platinum playa
  playboy player players playgirl playstation plum pluto pocahontas poe poet poetry poiuy poiuyt poiuytrewq pokemon
  poker pokerface poland polarbear police policy polo polska pompom ponies pontiac pony poodle pooh poohbear pooja
  popcorn popeye popo popstar pork porkchop porky porn porno pornstar porsche portland porto portugal poseidon
  postgres potato potatoes potter power powerful powerpuff powerranger powers prada pradeep prague praha prakash
  prasad pray prayer precious predator premium president presley pretty prettygirl prince princesa princesita princess
  principe principessa prisonbreak privet priya prod product production products producttalk professor program
  programmer project projects psv psw psycho pubg puckpuck pudding puertorico pulpfiction pulsar puma pumas pumpkin
  punk punkrock puppies puppy puppylove purple purplehaze purplerain pussy pussycat putra putri pwd pwned pword python
  qatar qaz qazwsx qazwsxedc qazxsw qazxswedc qqq quake quantum quarterback quasar quebec queen queenband queenbee
  queens quick quote qwaszx qwazsx qwe qweasd qweasdzxc qweqwe qwer qwerasdf qwerfdsa qwerqwer qwert qwerty
  qwertyqwerty qwertyu qwertyui qwertyuiop qwertz qwerzxcv rabbit rabbits race racer rachel rachelgreen racing radio
  radiohead rafael ragnarok rahasia rahul raiders railway rain rainbow rainbows rainy raj raja rajesh rakesh ralph ram
  rambo ramesh rammstein ramon ramones rams rancid randy rangerover rangers rap rapper raptor raquel rascal raspberry
  rasta rat rats raven ravens ravi ray rayban raymond reader reading real realestate realmadrid realtor rebecca red
  redblue redbull redfox redhat redhead redis redman redneck redred redrose redskins redsox redwings reebok referee
  reggae regina reina reloaded remember rememberme remington remote remy renault rene renee residentevil rex rfvtgb
  rhino rhythm ricardo rice rich richard richie rick ricky rifle rihanna riley river riverplate rivers rizky rob
  robbie robert roberta roberto robin roblox robocop rock rockandroll rocker rocket rockets rocknroll rocks rockstar
  rocky rockybalboa rodrigo rofl roger rohan rohit roland rolex rollingstones rollsroyce roma roman romania rome romeo
  romeoandjuliet ron ronald ronaldinho ronaldo ronnie rooney rooster root rosa roscoe rose roses rosie ross rossi
  rossiya rotterdam rottweiler router rover roxanne roxie roxy roy rtyu ruben ruby rudy rufus rugby rum run runescape
  runner running russell russia russian rusty ruth ryan saab sabres sabrina sachin sacramento sadie safe safety
  safeword sahabat saigon sail sailing sailor sailormoon saints sairam sakura salad salasana sales salesman salmon
  salsa salt salut salvador sam samantha samira sammy sample samson samsung samuel samurai sanandreas sanantonio
  sandeep sandi sandiego sandra sandwich sandy sanfrancisco sanjay santa santaclaus santiago santos santosh sapphire
  sara sarah sari sasha sassy sasuke satan saturday saturn sauce saudi sausage savannah savior saxophone sayang
  sayangku scarface schalke schatz schatzi scheisse school schumacher schweiz schwester science scientist scooby
  scoobydoo scooter scorpio scorpion scorpions scotland scott scottish scrappy scuba scully sea seahawks sean seaside
  season seasons seat seattle secret secretagent secretary secrets secretword secure secured security sega seinfeld
  selamanya selamat senators senha senna seoul sephiroth september sepultura serbia sergei sergey sergio server
  service services sesame seven sevens sevilla sex sexo sexpistols sexsex sexy sexyboy sexygirl sexylady shadow
  shadows shady shaggy shakespeare shakira shane shanghai shankar shannon shaq shark sharks sharon shaun shawn sheep
  sheila shelby shera sherlock sherlocked sherry ship ships shirley shit shitface shithead shitty shiva shivam shooter
  shooting short shrek shuttle sicilia sidney siempre sierra sifre sigma signin signup silenthill silver silverado
  silverfox silvia simba simon simone simpson simpsons sims singapore singer singh singing single sister sisters sith
  siti six skate skateboard skater skeletor skiing skinny skippy skittles skoda sky skyfall skyline skype skywalker
  slack slamdunk slash slayer slim slimshady slipknot slovakia slovenia slow slut sluts slytherin small smallville
  smart smartass smile smiles smiley smiling smoke smokey smoking smurf smurfs snake snakes snapchat snape snickers
  sniper snoop snoopdog snoopy snow snowball snowboard snowflake snowman snowwhite snowy soccer soccerball socks sofa
  sofia soft softball sol soldier soldiers soleil solidsnake solnce solnyshko somchai sommer son song songs sonia
  sonic sonne sonnenschein sonofabitch sons sony sophia sophie sopranos soso soul soup southafrica southpark space
  spaceman spaceship spaghetti spain spanish spanky sparkle sparkles sparky spartak spartan spartans speed speedracer
  speedy spencer spider spiderman spiders spike spikey spirit spiritual spock spongebob spooky sporting spotify spring
  springtime sprite spunky spurs spy squall squidward squirrel squirtle srilanka srinivas sss stacey stacy stadium
  staff staging stallion stanley star starbucks starcraft stardust starfish stark starlight stars startrek starwars
  steak steelers stefan stefanie stefano stella stellina stephanie stephen stephenking stereo stern sterne steve
  steven stevie stewie stitch stockholm stoner stones storm stormtrooper stormy strasbourg stratocaster strawberries
  strawberry strength striker strong stronger stuart student students study studying stupid subaru sublime subway
  success successful sucker suckit suckme sucks sugar sugarplum summer summerlove summertime sun sunday sunderland
  sunflower sunil sunlight sunny sunrise suns sunset sunshine suomi super superb superhero superman supermario
  supernatural supernova superstar superuser supervisor support supreme surabaya suresh surf surfer surfing susan
  sushi suzanne suzuki sverige sveta swag swatch sweden sweet sweetdreams sweetheart sweetie sweetpea sweety swim
  swimmer swimming swiss switzerland sword swords sydney sylvester sylvia sys sysadm sysadmin system systemofadown
  systems table taco tacos taehyung taekwondo taipei taiwan takashi tall tamara tampa tamtam tango tania tank tanya
  taobao tara tarantino tardis targaryen tasha tasty tata tatiana taylor tea teacher teachers teaching team teamo
  teamomucho teams teamwork techno ted teddy teddybear telefon telefono telegram telephone teletubbies television
  teman temp tempo temporary temppass ten tencent tennessee tennis tequiero tequieromucho tequila teresa terminator
  terry tesla test tester testing testpass tests testtest testuser tetris teufel texans texas text tgbyhn thailand
  thanksgiving theater theatre thebeatles thebest thebestone theclash thecure thepassword theresa thesims theta thomas
  thor thousand three thug thuglife thunder thunderball thunderbird thunderbolt thundercats thursday tiamo tibia tifa
  tiffany tiger tigers tigerwoods tigger tigres tiktok tim timothy tina tinker tinkerbell tiny titan titanic titans
  titi tits titties titty toad toast toby today todd tokiohotel tokyo tolkien tom tomas tomato tomatoes tombraider
  tomcat tommy tommyhilfiger tomorrow tonight tony tonymontana tool toor tootsie topgun topsecret torchwood toronto
  torres toshiba toto tottenham touchdown toulouse tourist toyota tracy train trainer training trains trance transam
  transformers travel traveler traveling traveller travis tree trees trevor trex trial triathlon trinity trip triple
  trisha triumph trixie trojan trojans trophy trout troy truck trucker trucks true truelove trumpet trust trustme
  trustno trustnoone truth tuan tucker tuesday tulip tunisia tupac turbo turkey turkiye turtle turtles tutu tweety
  tweetybird twelve twilight twitter twix two tyler tylerdurden tyrion tyson tyui ubuntu uchiha ufo uiop ukraine uncle
  undefined unicorn unicorns uniform unitedkingdom unitedstates universe university unknown unlock unlocked usa user
  username users utah utopia vacances vacation vader vagina valencia valentine valentines valentino valhalla vampire
  vampires vancouver vanessa vanhalen vanilla vans vasco vater vbnm vector vegas vegeta venezuela venus vera veronica
  versace vettel vfr vfrcde vgy viagra vicecity vicky victor victoria victory video videos vienna vietnam vijay vika
  vikas viking vikings villa vincent vinod violet violin viper vipers virginia virus vladimir vodka voldemort
  volkswagen volleyball volvo vova wachtwoord waffle waffles wales wallet walter walterwhite wanda wang wangyi
  warcraft warren warrior warriors warszawa wasd wasdwasd washington wasp water waterfall watermelon watson wayne web
  webmaster website wechat wedding wednesday weed weekend weezy weirdo weixin welcome welcomeback welkom wellness
  wendy werewolf wesley westham whale whales whatever whatsapp whatsup whiskers whiskey whisky white whitecat whitedog
  whitetiger whitney whore wien wife wifi wildcat wildcats will william willie willkommen willow willy win winchester
  window windows wine winner winners winnie winniepooh winniethepooh winning winnipeg winston winter winteriscoming
  winters wintertime wireless wisconsin wishbone wisla witch witches wizard wizards woaini wodemima wolf wolfpack
  wolverine wolves wonderwoman word words work worker working workout world worldofwarcraft wow wrangler wrestler
  wrestling writer writing wsx wsxedc wtf wulan wutang www wwww wyoming xavier xbox xdr xfiles xiaobai xiaomi xiaoming
  xid xmas xmen xpage xray xsw xswqaz xxx xxxx xyz xyzxyz yacht yahoo yamaha yang yankee yankees yellow yesterday
  yeuem yoda yoga yolanda yolo youandme yourname yourpassword youtube yoyo yuiop yuki yulia yulya yum yummy yusuf yuyu
  yvonne zachary zack zagreb zaq zaqwsx zaqwsxcde zaqxsw zara zaza zdravstvuy zebra zelda zen zenit zeppelin zero zeta
  zeus zhang zhao zhongguo zhou zidane ziggy zoe zombie zombies zoom zoro zorro zse zulu zuzu zvezda zxc zxcasdqwe
  zxcv zxcvb zxcvbn zxcvbnm zxcvzxcv zxczxc zzz zzzz
`
  .trim()
  .split(/\s+/);
