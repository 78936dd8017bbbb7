/**
 * Words with which questions are put and sentences held together: they say nothing about what a question is about, so
 * passages are not looked up by them. Of the languages that most documents and questions are in; in others, how common a
 * word is in the documents does the same, less well.
 */
import { tokenize } from './tokenize.ts';

const WORDS = `
a an the and or but if then than that this these those there here of in on at to from for by with without about into over under as is are am was
were be been being do does did done have has had can could will would shall should may might must not no yes i me my mine we us our you your he him
his she her it its they them their who whom whose which what when where why how many much long often any some all each every other another such only
also please tell know want need get there's what's

der die das den dem des ein eine einen einem einer eines und oder aber wenn dann als dass dieser diese dieses jener hier dort von im in an am auf zu zum
zur aus für bei mit ohne über unter durch um nach vor ist sind bin war waren sein wird werden wurde hat haben hatte kann können konnte soll sollen muss
müssen darf dürfen nicht kein keine ja nein ich mir mich mein meine wir uns unser sie ihr ihre ihnen er ihm ihn es man wer wen wem wessen welche welcher
welches was wann wo wohin woher warum wieso wie viel viele lange oft auch nur noch schon bitte denn

le la les l un une des du de d et ou mais si que qui quoi dont où ce cet cette ces ici dans en sur à au aux par pour avec sans sous est sont était être
ai as a avons avez ont peut peux pouvez doit dois ne pas non oui je me moi mon ma mes nous notre nos vous votre vos il elle ils elles lui leur on quel
quelle quels quelles quand comment pourquoi combien très aussi plus

el los las uno unos unas y o pero si que quien cual cuales cuando donde como cuanto cuanta cuantos por para con sin sobre es son era ser está están hay
ha han tengo tiene puede puedo debo no sí yo mi mis me nosotros nuestro su sus se lo del al este esta estos estas ese esa más también

il lo gli i una e ed ma se che chi cosa quale quali quando dove come quanto quanta perché di da nel nella con su per tra è sono era essere ho ha hanno
può posso devo non io mio mia noi loro si ci questo questa questi anche più

os as um uma e ou mas se que quem qual quais quando onde como quanto porque de do da dos das em no na nos nas com sem por para é são era ser está tem
pode posso devo não eu meu minha nós seu sua isto esta este isso também mais

de het een en of maar als dat die deze dit hier van in op aan te voor met zonder over is zijn was waren wordt heeft hebben kan moet mag niet geen ja nee
ik mij mijn wij ons u uw hij zij hun wie wat welke wanneer waar waarom hoe veel ook

och eller men om att som den det de en ett här av i på till från för med utan är var vara har hade kan ska måste får inte ingen ja nej jag mig min vi
vår du din han hon ni vad vem vilken vilka när var varför hur mycket många också

و أو ثم إن أن لكن إذا من في على إلى عن مع بدون هل ما ماذا متى أين كيف كم لماذا أي أية هذا هذه ذلك تلك هو هي هم كان كانت يكون تكون لا لم لن نعم ليس
يمكن يمكنني يجب عند كل بعض الذي التي أنا نحن أنت

и или но если то что это этот эта эти как где когда почему сколько какой какая какие кто чей в на к от для по с без о об из у за не нет да я мой мы наш
вы ваш он она они его ее их есть был быть может можно нужно ли же

ve veya ama eğer bu şu o bir için ile ne nasıl neden kim hangi kaç mi mı mu mü değil var yok ben biz siz

dan atau tetapi jika yang ini itu di ke dari untuk dengan tanpa pada adalah apa apakah siapa kapan mana bagaimana mengapa berapa tidak bukan ya saya
kami kita anda dia mereka bisa dapat harus ada akan

और या लेकिन अगर यह वह ये वे में पर से को का की के लिए क्या कौन कब कहाँ कैसे क्यों कितना कितने है हैं था थे हो नहीं हाँ मैं मेरा हम आप

的 了 是 在 有 和 與 及 或 但 如果 這 那 此 其 我 你 您 他 她 它 們 我們 你們 他們 嗎 呢 吧 啊 什麼 甚麼 誰 哪 哪裡 哪些 何時 什麼時候 怎麼 怎樣 如何 為什麼
多少 幾 多久 多長 多大 可以 可否 能 能否 會 會不會 是否 有沒有 需要 應該 不 沒有 也 都 就 請 請問 是多少 與 这 们 吗 什么 谁 哪里 何时 怎么 怎样 为什么 几 多长 会
应该 没有 请问

คือ เป็น มี ที่ ใน ของ และ หรือ แต่ ถ้า หาก จาก ถึง กับ โดย ไม่ ได้ ให้ จะ ต้อง ควร สามารถ นี้ นั้น อะไร ใคร เมื่อไร เมื่อไหร่ ที่ไหน อย่างไร ยังไง ทำไม
เท่าไร เท่าไหร่ กี่ ไหม มั้ย หรือไม่ ฉัน ผม เรา คุณ เขา ครับ ค่ะ คะ อยู่ แล้ว

の は が を に で と も か から まで より へ や です ます ですか ますか この その あの これ それ 何 いつ どこ 誰 なぜ どう いくら いくつ どの 私 ある いる する できる

은 는 이 가 을 를 에 에서 의 와 과 도 로 으로 입니까 인가요 나요 무엇 언제 어디 누구 왜 어떻게 얼마 몇 어떤 그 이것 저는 있나요
`;

export const stopWords: ReadonlySet<string> = new Set(
  WORDS.split(/\s+/)
    .filter((word) => word !== '')
    .flatMap(tokenize),
);
