/** Tables of the bench's documents; those that repeat themselves are worked out from their factors. */

export type Table = { head: readonly string[]; rows: readonly (readonly string[])[] };

const money = (value: number): string => value.toFixed(2);
const comma = (value: number): string => value.toFixed(2).replace('.', ',');
const thousands = (value: number): string => Math.round(value).toLocaleString('en');

function lines(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

function table(head: string, rows: string): Table {
  return { head: head.split('|').map((cell) => cell.trim()), rows: lines(rows) };
}

const TRIP_DAYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 21, 24, 28, 31, 35, 38, 42, 45, 48, 52, 55, 58, 62];

/** By days, one column for each factor. */
function tripPremiums(base: number, columns: readonly (readonly [string, number])[]): Table {
  const row = (day: number): string[] => {
    const premium = base + base * 0.19 * day ** 0.86;
    return [
      `up to ${day} ${day === 1 ? 'day' : 'days'}`,
      ...columns.map(([, factor]) => money(Math.round(premium * factor * 10) / 10)),
    ];
  };
  return { head: ['Length of the trip', ...columns.map(([name]) => name)], rows: TRIP_DAYS.map(row) };
}

const PLANS = [
  ['Basic £', 1],
  ['Plus £', 1.43],
  ['Premier £', 2.08],
] as const;

const childOf = (region: string) => [[`Child, ${region} £`, 0.5]] as const;

/** Prices of a workshop: the work, and its price for the classes S, T, E and L. */
function workshopPrices(works: string): Table {
  const rows = lines(works).map(([work = '', price = '0']) => [
    work,
    ...[1, 1.15, 1.35, 1.6].map((factor) => comma(Math.round(Number(price) * factor * 2) / 2)),
  ]);
  return { head: ['Arbeit', 'Klasse S', 'Klasse T', 'Klasse E', 'Klasse L'], rows };
}

function healthPremiums(factor: number): Table {
  const ages = ['0–4', '5–9', '10–14', '15–19', '20–24', '25–29', '30–34', '35–39', '40–44', '45–49', '50–54', '55–59']
    .concat(['60–64', '65–69', '70–75'])
    .map((age, index) => {
      const base = (1_150 + 62 * index ** 1.75) * factor;
      return [age, ...[1, 1.72, 3.4].map((plan) => thousands(Math.round((base * plan) / 10) * 10))];
    });
  return { head: ['العمر', 'الفضية', 'الذهبية', 'الماسية'], rows: ages };
}

function motorPremiums(): Table {
  const cars = ['รถเก๋งไม่เกิน 1,500 ซีซี', 'รถเก๋งเกิน 1,500 ซีซี', 'รถกระบะสองประตู', 'รถกระบะสี่ประตู', 'รถตู้ส่วนบุคคล'];
  const sums = [200_000, 300_000, 400_000, 500_000, 600_000, 800_000];
  const rows = cars.flatMap((car, index) =>
    sums.map((sum) => {
      const premium = (6_400 + sum * 0.0148) * (1 + index * 0.07);
      return [car, thousands(sum), ...[1, 0.58, 0.31].map((plan) => thousands(premium * plan))];
    }),
  );
  return { head: ['ประเภทรถ', 'ทุนประกันภัย', 'แผนหนึ่ง', 'แผนสองพลัส', 'แผนสาม'], rows };
}

export const tables: Readonly<Record<string, Table>> = {
  travelBenefits: table(
    'Benefit | Basic | Plus | Premier',
    `Cancellation | 1,000 | 3,000 | 7,500
     Cutting short | 1,000 | 3,000 | 7,500
     Medical expenses | 2,000,000 | 5,000,000 | 10,000,000
     Emergency dental treatment, Part 5 | 250 | 400 | 600
     Transport home | no limit | no limit | no limit
     Baggage, in all | 1,000 | 1,800 | 3,000
     Documents of travel, replacement | 300 | 300 | 300
     Cash and vouchers | 150 | 300 | 500
     Delay of departure, in all | 300 | 300 | 300
     Departure that was missed | 500 | 800 | 1,500
     Connection that was missed | none | 600 | 1,000
     Death by accident | 10,000 | 20,000 | 40,000
     Liability of private persons | 1,000,000 | 2,000,000 | 2,000,000
     Cost of claiming damages | 10,000 | 15,000 | 25,000
     Own equipment for winter sports | 400 | 700 | 1,200
     Pets in a kennel after a delay | none | 100 | 250
     Mugging, in hospital for each day | none | 40 | 80
     Search and rescue | 5,000 | 10,000 | 25,000
     Natural catastrophe, other lodging | none | 500 | 1,000
     Keys, replacement of locks | 75 | 150 | 300`,
  ),
  travelAccident: table(
    'Result of the accident | Basic | Plus | Premier',
    `Death, from 16 to 69 years of age | 10,000 | 20,000 | 40,000
     Death, from 70 years of age | 2,000 | 4,000 | 8,000
     Loss of one limb | 10,000 | 20,000 | 40,000
     Loss of two limbs | 20,000 | 40,000 | 80,000
     Loss of sight in one eye | 8,000 | 16,000 | 32,000
     Loss of sight in both eyes | 20,000 | 40,000 | 80,000
     Loss of hearing in both ears | 6,000 | 12,000 | 24,000
     Permanent total disablement | 20,000 | 40,000 | 80,000`,
  ),
  householdBenefits: table(
    'Leistung | Kompakt | Komfort | Exklusiv',
    `Aufräumen und Abtransport | 10 % | 30 % | 100 %
     Bewegen und Schützen | 10 % | 20 % | 50 %
     Unterkunft im Hotel, je Tag | 80 | 120 | 180
     Schlösser nach Verlust der Schlüssel | 500 | 1.500 | 5.000
     Diebstahl aus dem Kraftfahrzeug | nein | 1.000 | 3.000
     Diebstahl aus dem Krankenzimmer | nein | 500 | 2.000
     Diebstahl von Gartenmöbeln | nein | 1.000 | 4.000
     Diebstahl von Kinderwagen | 250 | 750 | 2.000
     Wäsche auf der Leine | nein | 250 | 1.000
     Kühlgut nach Stromausfall | nein | 500 | 1.500
     Wasserverlust nach Rohrbruch | nein | 500 | 2.000
     Datenrettung nach Brand | nein | 500 | 2.500
     Rauch und Ruß | 5.000 | voll | voll
     Anprall von Fahrzeugen | nein | voll | voll
     Trickdiebstahl in der Wohnung | nein | 500 | 3.000
     Arbeitszimmer zu Hause | nein | 5.000 | 15.000
     Transportmittelunfall auf Reisen | nein | 2.000 | 10.000
     Psychologische Hilfe nach Einbruch | nein | 5 Stunden | 10 Stunden`,
  ),
  householdValuables: table(
    'Wertsache | Kompakt | Komfort | Exklusiv',
    `Bargeld außerhalb des Schranks | 1.000 | 1.500 | 3.000
     Urkunden und Sparbücher | 2.000 | 3.000 | 8.000
     Schmuck und Edelsteine | 10.000 | 20.000 | 40.000
     Münzen und Medaillen | 5.000 | 10.000 | 20.000`,
  ),
  coffeeModels: table(
    'Feature | CR-40 | CR-40 M | CR-40 T',
    `Steam nozzle | no | yes | yes
     Milk carafe | no | no | yes
     Drinks on one key press | 3 | 6 | 11
     Weight, empty | 8.9 kg | 9.2 kg | 9.8 kg
     Colour of the display | grey | grey | colour
     Two bean containers | no | no | yes
     Wireless connection | no | no | yes`,
  ),
  coffeeHardness: table(
    'Red fields | Level | Degrees of German hardness | Parts per million',
    `0 or 1 | 1 | 0 to 7 | 0 to 125
     2 | 2 | 8 to 14 | 126 to 250
     3 | 3 | 15 to 21 | 251 to 375
     4 | 4 | above 21 | above 375`,
  ),
  coffeeDrinks: table(
    'Drink | Amount | Coffee | Milk',
    `Ristretto | 25 ml | 9 g | none
     Espresso | 40 ml | 9 g | none
     Lungo | 80 ml | 9 g | none
     Café crème | 120 ml | 11 g | none
     Americano | 180 ml | 11 g | none
     Cappuccino | 160 ml | 9 g | 15 seconds
     Latte macchiato | 260 ml | 9 g | 32 seconds
     Flat white | 170 ml | 14 g | 13 seconds
     Cortado | 100 ml | 9 g | 7 seconds
     Milk foam alone | 150 ml | none | 25 seconds
     Hot milk alone | 200 ml | none | 30 seconds`,
  ),
  coffeeCleaning: table(
    'Part | How often | With what',
    `Drip tray | every day | warm water
     Grounds container | every day, or when the display asks | warm water
     Brewing unit, rinsing | every week | lukewarm water
     Brewing unit, rails | every six months | grease FG-1
     Water tank interior | every week | soft cloth
     Bean container interior | every month | dry cloth
     Ground coffee funnel | every month | brush
     Spout | every two weeks | warm water
     Milk hose | after each use | cleaner MC-5
     Lid of the milk carafe | every day | by hand
     Coffee circuit | when the display says Clean | tablet CT-10
     Whole water circuit | when the display says Descale | descaler DK-8`,
  ),
  coffeeErrors: table(
    'Message | Meaning | What to do',
    `E01 | Brewing unit missing | Insert it until it clicks
     E02 | Brewing unit jammed | Switch off, take it out, rinse it
     E03 | No water flows | Press the tank down, remove air with WATER
     E04 | Too hot inside | Wait for 15 minutes
     E05 | Grinder blocked | Empty the bean container, remove the stone
     E06 | Too cold inside | Warm up at room temperature
     E07 | Pump without pressure | Call the service
     E08 | Milk carafe not clicked in | Take it off and click it in again
     E09 | Sensor of the drip tray | Dry the float
     E10 | Service door open | Close the door
     E11 | Filter cartridge worn out | Replace the cartridge
     E12 | Electronics | Pull the plug for one minute, then call the service
     Fill beans | Bean container empty | Fill it and confirm
     Fill water | Water tank empty or not in place | Fill it and push it in
     Empty grounds | Container full | Empty it while the machine is on`,
  ),
  coffeeData: table(
    'Datum | Value',
    `Voltage | 220 to 240 V, 50 Hz
     Power | 1,450 W
     Standby | 0.4 W
     Pressure of the pump | 15 bar
     Width × height × depth | 252 × 365 × 448 mm
     Length of the cable | 1.1 m
     Frequency band of the radio | 2.4 GHz, at most 20 mW
     Loudness while brewing | 61 dB(A)`,
  ),
  workshopInspections: workshopPrices(`
    Kleine Inspektion | 45
    Große Inspektion | 98
    Jahresinspektion mit Auslesen | 110
    Inspektion Kinderrad bis 20 Zoll | 29
    Inspektion vor der Radreise | 64
    Endkontrolle nach Eigenmontage | 35
    Reinigung von Hand | 32
    Konservierung für den Winter | 21
    Sicherheitsprüfung mit Plakette | 25
    Gutachten für die Versicherung | 79`),
  workshopBrakes: workshopPrices(`
    Bremsbeläge Felgenbremse, je Achse | 16
    Bremsbeläge Scheibenbremse, je Achse | 22
    Scheibenbremse entlüften | 29
    Scheibe tauschen | 19
    Bremszug mit Hülle ersetzen | 18
    Bremshebel tauschen | 24
    Rücktrittbremse überholen | 48
    Trommelbremse einstellen | 17
    Hydraulikleitung kürzen | 34
    Scheibe richten | 12`),
  workshopDrive: workshopPrices(`
    Kette tauschen | 17
    Ritzelpaket tauschen | 21
    Kettenblatt tauschen | 26
    Kurbelgarnitur tauschen | 38
    Tretlager mit Gewinde tauschen | 42
    Tretlager eingepresst tauschen | 58
    Schaltwerk tauschen | 33
    Schaltauge richten | 22
    Schaltung einstellen | 16
    Umwerfer tauschen | 27
    Schaltzug mit Hülle ersetzen | 19
    Riemen spannen | 14
    Riemen tauschen | 46
    Ölwechsel Nabenschaltung | 52
    Pedale tauschen | 9`),
  workshopWheels: workshopPrices(`
    Schlauchwechsel vorn | 18
    Schlauchwechsel hinten | 23
    Schlauchwechsel Nabenschaltung | 29
    Reifen vorn wechseln | 15
    Reifen hinten wechseln | 20
    Umbau auf schlauchlos, je Rad | 32
    Dichtmilch erneuern, je Rad | 15
    Laufrad zentrieren | 22
    Speichen ersetzen, je Laufrad | 24
    Nabenlager einstellen | 14
    Nabenlager tauschen | 36
    Felgenband ersetzen | 8`),
  workshopElectric: workshopPrices(`
    Scheinwerfer tauschen | 19
    Rücklicht tauschen | 16
    Nabendynamo anschließen | 24
    Kabel erneuern, je Strang | 21
    Anzeige tauschen | 27
    Geschwindigkeitssensor tauschen | 31
    Motor ausbauen und einsenden | 88
    Software aufspielen | 25
    Fehlerspeicher auslesen | 22
    Akkuhalterung tauschen | 44
    Ladebuchse tauschen | 39`),
  workshopBearings: workshopPrices(`
    Steuersatz einstellen | 12
    Steuersatz tauschen | 46
    Vorbau tauschen | 28
    Lenker tauschen | 39
    Lenkerband wickeln | 24
    Federgabel warten, klein | 59
    Federgabel warten, groß | 119
    Dämpfer aus- und einbauen | 35
    Sattelstütze tauschen | 11
    Versenkbare Stütze entlüften | 37
    Lager des Hinterbaus tauschen | 148`),
  workshopMounting: workshopPrices(`
    Schutzbleche montieren | 34
    Gepäckträger montieren | 26
    Ständer montieren | 14
    Kindersitz montieren | 29
    Anhängerkupplung montieren | 18
    Schloss mit Halter montieren | 12
    Frontkorb montieren | 19
    Griffe tauschen | 10
    Spiegel montieren | 8
    Klingel montieren | 4
    Sattel tauschen | 7
    Navigationshalter montieren | 13`),
  tariffRegionA: tripPremiums(7.9, PLANS),
  tariffRegionB: tripPremiums(11.6, PLANS),
  tariffRegionC: tripPremiums(16.3, PLANS),
  tariffChildA: tripPremiums(7.9, childOf('Region A')),
  tariffChildB: tripPremiums(11.6, childOf('Region B')),
  tariffChildC: tripPremiums(16.3, childOf('Region C')),
  tariffAnnual: table(
    'Annual policy for one adult | Basic £ | Plus £ | Premier £',
    `Region A, without winter sports | 49.00 | 72.00 | 118.00
     Region B, without winter sports | 71.00 | 104.00 | 162.00
     Region C, without winter sports | 96.00 | 139.00 | 214.00
     Region A, with winter sports | 69.00 | 101.00 | 118.00
     Region B, with winter sports | 99.00 | 146.00 | 162.00
     Region C, with winter sports | 134.00 | 195.00 | 214.00`,
  ),
  tariffAges: table(
    'Age on departure | Factor for single trips | Factor for annual policies',
    `18 to 29 | 0.95 | 0.95
     30 to 39 | 1.00 | 1.00
     40 to 49 | 1.05 | 1.08
     50 to 59 | 1.20 | 1.30
     60 to 64 | 1.40 | 1.60
     65 to 69 | 1.65 | 2.05
     70 to 74 | 2.15 | 2.90
     75 to 79 | 3.10 | not offered`,
  ),
  tariffMedical: table(
    'Points | Loading on the premium | Excess for medical expenses £',
    `0 | none | as in the plan
     1 to 2 | 15 % | as in the plan
     3 to 4 | 35 % | 150
     5 to 6 | 70 % | 250
     7 to 9 | 130 % | 500
     10 to 12 | 220 % | 1,000
     13 and more | not accepted | none`,
  ),
  healthBenefits: table(
    'المنفعة | الفضية | الذهبية | الماسية',
    `الحد السنوي الإجمالي | 250,000 | 1,000,000 | 5,000,000
     الأدوية الموصوفة | 5,000 | 15,000 | بلا حد
     الأجهزة الطبية المساعدة | 1,000 | 3,000 | 5,000
     نقل الجثمان إلى الوطن | 10,000 | 20,000 | 40,000
     غسيل الكلى | 30,000 | 60,000 | 150,000
     علاج الأورام | 100,000 | 300,000 | بلا حد
     زراعة الأعضاء | غير مغطاة | 150,000 | 500,000
     الطب البديل بالوخز | غير مغطى | 1,000 | 2,500
     استشارة التغذية | غير مغطاة | 3 زيارات | 8 زيارات
     الرأي الطبي الثاني | مرة | مرتان | بلا حد`,
  ),
  healthPremiumMen: healthPremiums(1),
  healthPremiumWomen: healthPremiums(1.17),
  dehumidifierModels: table(
    '項目 | D20 | D20W | D20P',
    `每日抽濕量 | 20公升 | 20公升 | 22公升
     活性碳 | 沒有 | 有 | 有
     微粒過濾 | 沒有 | 沒有 | 有
     應用程式 | 沒有 | 有 | 有
     內置水泵 | 沒有 | 沒有 | 有
     淨重 | 14.2公斤 | 14.6公斤 | 16.1公斤
     機身顏色 | 白 | 白 | 灰`,
  ),
  dehumidifierCare: table(
    '部件 | 次數 | 方法',
    `進風口 | 每星期 | 毛刷
     預濾網 | 每兩星期 | 吸塵
     出風口 | 每月 | 乾布
     水箱浮子 | 每月 | 溫水
     濕度感應器 | 每三個月 | 毛刷
     膠塞及接口 | 每六個月 | 檢查有否裂痕
     電線及插頭 | 每六個月 | 檢查有否發熱
     冷凝管 | 每兩年 | 由維修中心清洗`,
  ),
  dehumidifierErrors: table(
    '代碼 | 意思 | 處理方法',
    `E1 | 室溫感應器失靈 | 致電客戶服務
     E2 | 管道感應器失靈 | 致電客戶服務
     E3 | 濕度感應器失靈 | 清潔感應器,再開機
     E4 | 風扇停頓 | 拔掉插頭,檢查出風口
     E5 | 水泵堵塞 | 清洗綠色接口
     E6 | 冷媒洩漏 | 打開窗戶,致電客戶服務
     E7 | 電壓過低 | 改用獨立插座
     E8 | 機身傾斜 | 放平後再開機
     FL | 水箱已滿 | 倒水
     DF | 正在除霜 | 無須處理
     CL | 濾網需要更換 | 更換後重設`,
  ),
  dehumidifierPrices: table(
    '項目 | 編號 | 價錢(元)',
    `HEPA濾網替換裝 | QL-F2 | 420
     活性碳替換裝 | QL-C1 | 160
     預濾網替換裝 | QL-P1 | 90
     軟喉2米 | QL-H2 | 55
     軟喉3米 | QL-H3 | 75
     水箱連浮子 | QL-T4 | 280
     搖控器 | QL-R1 | 130
     防塵套 | QL-D1 | 110`,
  ),
  dehumidifierData: table(
    '項目 | 數值',
    `額定電壓 | 220伏特,50赫茲
     額定功率 | 340瓦特
     尺寸 | 365 × 245 × 610毫米
     電線長度 | 1.8米
     適用面積 | 15至38平方米
     最高水溫 | 攝氏40度
     防水等級 | IPX1
     無線頻率 | 2.4GHz,不超過50毫瓦特`,
  ),
  motorBenefits: table(
    'ความคุ้มครอง | แผนหนึ่ง | แผนสองพลัส | แผนสาม',
    `ตัวรถเมื่อชนกับรถอื่น | ทุนประกันภัย | ทุนประกันภัย | ไม่คุ้มครอง
     ตัวรถเมื่อพลิกคว่ำ | ทุนประกันภัย | ไม่คุ้มครอง | ไม่คุ้มครอง
     รถสูญหาย | ทุนประกันภัย | ทุนประกันภัย | ไม่คุ้มครอง
     รถถูกไฟไหม้ | ทุนประกันภัย | ทุนประกันภัย | ไม่คุ้มครอง
     ภัยน้ำท่วมรถ | ทุนประกันภัย | 50,000 | ไม่คุ้มครอง
     ภัยจากสัตว์กัดแทะ | 10,000 | ไม่คุ้มครอง | ไม่คุ้มครอง
     การก่อการร้าย | 200,000 | 100,000 | ไม่คุ้มครอง
     กุญแจรถหาย | 5,000 | 3,000 | ไม่คุ้มครอง
     ลูกเห็บและพายุ | ทุนประกันภัย | 50,000 | ไม่คุ้มครอง
     ค่าทนายความ | 50,000 | 30,000 | 20,000`,
  ),
  motorAccident: table(
    'ผลของอุบัติเหตุ | แผนหนึ่ง | แผนสองพลัส | แผนสาม',
    `เสียชีวิต | 200,000 | 100,000 | 50,000
     สูญเสียมือสองข้าง | 200,000 | 100,000 | 50,000
     สูญเสียตาสองข้าง | 200,000 | 100,000 | 50,000
     สูญเสียมือหนึ่งข้าง | 120,000 | 60,000 | 30,000
     สูญเสียตาหนึ่งข้าง | 120,000 | 60,000 | 30,000
     ทุพพลภาพถาวร | 200,000 | 100,000 | 50,000
     ทุพพลภาพชั่วคราวต่อสัปดาห์ | 1,000 | 500 | 250`,
  ),
  motorPremiums: motorPremiums(),
  motorDrivers: table(
    'อายุผู้ขับขี่ที่ระบุชื่อ | ส่วนลด',
    `18 ถึง 24 ปี | ร้อยละ 3
     25 ถึง 35 ปี | ร้อยละ 8
     36 ถึง 50 ปี | ร้อยละ 12
     51 ปีขึ้นไป | ร้อยละ 18`,
  ),
  motorRefund: table(
    'คุ้มครองมาแล้ว | คืนเบี้ย',
    `ไม่เกิน 1 เดือน | ร้อยละ 85
     ไม่เกิน 2 เดือน | ร้อยละ 75
     ไม่เกิน 3 เดือน | ร้อยละ 66
     ไม่เกิน 4 เดือน | ร้อยละ 57
     ไม่เกิน 6 เดือน | ร้อยละ 40
     ไม่เกิน 8 เดือน | ร้อยละ 24
     ไม่เกิน 10 เดือน | ร้อยละ 10
     เกิน 10 เดือน | ไม่คืน`,
  ),
};
