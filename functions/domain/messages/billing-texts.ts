/** The words of mails about plans and payments. A language that is not here gets English, as in texts.ts. */
import type { LanguageValue } from '../../../shared/places/languages.ts';

const english = {
  /** BCP 47, for dates and money; digits and calendar are those of the app. */
  tag: 'en-GB-u-ca-gregory-nu-latn',
  receiptSubject: 'Your payment of {total}, invoice {number}',
  receiptText: 'Thank you. We have received {total} for {description}. The invoice is attached as PDF.',
  failedSubject: 'Your renewal could not be paid',
  failedText: 'We could not take the payment that renews your plan. The payment provider says: {label}',
  failedNext:
    'We try again on {time}. Your plan stays as it is until the end of what is paid for. To be on the safe side, check your payment method.',
  failedLast:
    'There is no further try. Pay by hand or choose another payment method before the end of what is paid for; after that your page goes on with the Free plan.',
  dueSubject: 'Your plan is paid for until {date}',
  dueText:
    'You renew your plan by hand. If you would like to keep it, pay for the next period before {date}; after that your page goes on with the Free plan.',
  trialSubject: 'Your trial of {plan} ends on {date}',
  trialText:
    'Until then everything that the {plan} plan has is yours to use. Choose a plan to keep it. Without one your page stays online with the Free plan: what only {plan} has is locked, and nothing is deleted.',
  endedSubject: 'Your {plan} plan has ended',
  endedText:
    'Your page stays online with the Free plan. What only the {plan} plan has is locked, and nothing is deleted: choose a plan again and everything is as it was.',
  cancelledSubject: 'Your subscription is cancelled',
  cancelledText:
    'You are not charged again. Everything stays as it is until {date}; after that your page goes on with the Free plan. Until then you can resume the subscription with one tap.',
  refundedSubject: 'We have refunded {total}',
  refundedText:
    'We have sent {total} back the way it was paid. Depending on your bank it takes five to ten days until you see it.',
  refundedPlan: 'The upgrade that it paid for has ended with it: you have the plan {plan} again.',
  cardSubject: 'Your card is about to expire',
  cardText:
    'The card that your plan is renewed with expires soon. Add the new one, so that your next renewal goes through.',
  openPlan: 'Open your plan',
  openPayment: 'Open payment methods',
  openInvoices: 'Open your invoices',
};

export type BillingTexts = typeof english;

const german: BillingTexts = {
  tag: 'de-DE-u-ca-gregory-nu-latn',
  receiptSubject: 'Ihre Zahlung über {total}, Rechnung {number}',
  receiptText: 'Vielen Dank. Wir haben {total} für {description} erhalten. Die Rechnung hängt als PDF an.',
  failedSubject: 'Ihre Verlängerung konnte nicht bezahlt werden',
  failedText:
    'Wir konnten die Zahlung, mit der Ihr Tarif verlängert wird, nicht einziehen. Der Zahlungsanbieter meldet: {label}',
  failedNext:
    'Wir versuchen es am {time} noch einmal. Bis zum Ende des bezahlten Zeitraums bleibt alles, wie es ist. Prüfen Sie sicherheitshalber Ihre Zahlungsart.',
  failedLast:
    'Einen weiteren Versuch gibt es nicht. Zahlen Sie vor dem Ende des bezahlten Zeitraums von Hand oder wählen Sie eine andere Zahlungsart; danach läuft Ihre Seite mit dem Tarif Free weiter.',
  dueSubject: 'Ihr Tarif ist bis {date} bezahlt',
  dueText:
    'Sie verlängern Ihren Tarif von Hand. Wenn Sie ihn behalten möchten, zahlen Sie den nächsten Zeitraum vor dem {date}; danach läuft Ihre Seite mit dem Tarif Free weiter.',
  trialSubject: 'Ihre Testphase von {plan} endet am {date}',
  trialText:
    'Bis dahin können Sie alles nutzen, was der Tarif {plan} bietet. Wählen Sie einen Tarif, um es zu behalten. Ohne einen bleibt Ihre Seite mit dem Tarif Free online: Was nur {plan} bietet, ist dann gesperrt, gelöscht wird nichts.',
  endedSubject: 'Ihr Tarif {plan} ist beendet',
  endedText:
    'Ihre Seite bleibt mit dem Tarif Free online. Was nur der Tarif {plan} bietet, ist gesperrt, gelöscht ist nichts: Wählen Sie wieder einen Tarif, und alles ist wie zuvor.',
  cancelledSubject: 'Ihr Abonnement ist gekündigt',
  cancelledText:
    'Es wird nichts mehr abgebucht. Bis {date} bleibt alles, wie es ist; danach läuft Ihre Seite mit dem Tarif Free weiter. Bis dahin können Sie das Abonnement mit einem Tippen fortsetzen.',
  refundedSubject: 'Wir haben {total} erstattet',
  refundedText:
    'Wir haben {total} auf dem Weg zurückgeschickt, auf dem gezahlt wurde. Je nach Bank dauert es fünf bis zehn Tage, bis Sie es sehen.',
  refundedPlan: 'Damit endet auch das bezahlte Upgrade: Sie haben wieder den Tarif {plan}.',
  cardSubject: 'Ihre Karte läuft bald ab',
  cardText:
    'Die Karte, mit der Ihr Tarif verlängert wird, läuft bald ab. Hinterlegen Sie die neue, damit die nächste Verlängerung gelingt.',
  openPlan: 'Tarif öffnen',
  openPayment: 'Zahlungsarten öffnen',
  openInvoices: 'Rechnungen öffnen',
};

const arabic: BillingTexts = {
  tag: 'ar-AE-u-ca-gregory-nu-latn',
  receiptSubject: 'دفعتك بقيمة {total}، الفاتورة {number}',
  receiptText: 'شكرًا لك. استلمنا {total} مقابل {description}. الفاتورة مرفقة بصيغة PDF.',
  failedSubject: 'تعذّر دفع تجديد باقتك',
  failedText: 'لم نتمكن من تحصيل الدفعة التي تجدد باقتك. رسالة مزود الدفع: {label}',
  failedNext:
    'سنحاول مرة أخرى في {time}. تبقى باقتك كما هي حتى نهاية الفترة المدفوعة. للاطمئنان، راجع طريقة الدفع الخاصة بك.',
  failedLast:
    'لن تكون هناك محاولة أخرى. ادفع يدويًا أو اختر طريقة دفع أخرى قبل نهاية الفترة المدفوعة، وبعدها تستمر صفحتك بالباقة Free.',
  dueSubject: 'باقتك مدفوعة حتى {date}',
  dueText:
    'أنت تجدد باقتك يدويًا. إذا رغبت في الاحتفاظ بها فادفع الفترة التالية قبل {date}، وبعدها تستمر صفحتك بالباقة Free.',
  trialSubject: 'تنتهي فترتك التجريبية لباقة {plan} في {date}',
  trialText:
    'حتى ذلك الحين يمكنك استخدام كل ما تقدمه باقة {plan}. اختر باقة للاحتفاظ به. وإن لم تختر تبقى صفحتك متاحة بالباقة Free: يُقفل ما تنفرد به باقة {plan} ولا يُحذف شيء.',
  endedSubject: 'انتهت باقتك {plan}',
  endedText:
    'تبقى صفحتك متاحة بالباقة Free. ما تنفرد به باقة {plan} مقفل، ولم يُحذف شيء: اختر باقة من جديد ليعود كل شيء كما كان.',
  cancelledSubject: 'تم إلغاء اشتراكك',
  cancelledText:
    'لن يُخصم منك شيء بعد الآن. يبقى كل شيء كما هو حتى {date}، وبعدها تستمر صفحتك بالباقة Free. حتى ذلك الحين يمكنك استئناف الاشتراك بنقرة واحدة.',
  refundedSubject: 'رددنا إليك {total}',
  refundedText: 'أعدنا {total} بالطريقة التي دُفع بها. قد يستغرق ظهور المبلغ من خمسة إلى عشرة أيام بحسب مصرفك.',
  refundedPlan: 'وانتهت معه الترقية التي دُفع ثمنها: عدت إلى باقة {plan}.',
  cardSubject: 'بطاقتك على وشك الانتهاء',
  cardText: 'البطاقة التي تُجدد بها باقتك تنتهي قريبًا. أضف البطاقة الجديدة حتى يتم التجديد القادم بنجاح.',
  openPlan: 'فتح الباقة',
  openPayment: 'فتح طرق الدفع',
  openInvoices: 'فتح الفواتير',
};

const chinese: BillingTexts = {
  tag: 'zh-HK-u-ca-gregory-nu-latn',
  receiptSubject: '您已付款 {total}，發票 {number}',
  receiptText: '多謝。我們已收到您為「{description}」支付的 {total}。發票 PDF 已附上。',
  failedSubject: '您的續期付款未能完成',
  failedText: '我們未能收取您計劃的續期款項。付款服務供應商的訊息：{label}',
  failedNext: '我們將於 {time} 再次嘗試。在已付款期間結束前，您的計劃維持不變。請檢查您的付款方式，以策萬全。',
  failedLast: '我們不會再次嘗試。請在已付款期間結束前自行付款或更改付款方式；其後您的頁面將以 Free 計劃繼續運作。',
  dueSubject: '您的計劃已付款至 {date}',
  dueText: '您選擇自行續期。如希望保留計劃，請於 {date} 前支付下一期；其後您的頁面將以 Free 計劃繼續運作。',
  trialSubject: '您的 {plan} 試用期將於 {date} 結束',
  trialText:
    '在此之前，您可使用 {plan} 計劃的所有功能。如希望保留，請選擇計劃。若不選擇，您的頁面將以 Free 計劃繼續上線：{plan} 計劃獨有的功能會鎖上，但不會刪除任何內容。',
  endedSubject: '您的 {plan} 計劃已結束',
  endedText:
    '您的頁面將以 Free 計劃繼續上線。{plan} 計劃獨有的功能已鎖上，但沒有任何內容被刪除：再次選擇計劃，一切便會恢復原狀。',
  cancelledSubject: '您的訂閱已取消',
  cancelledText:
    '我們不會再向您收費。在 {date} 前一切維持不變；其後您的頁面將以 Free 計劃繼續運作。在此之前，您可一按恢復訂閱。',
  refundedSubject: '我們已退還 {total}',
  refundedText: '我們已將 {total} 按原付款方式退還。視乎您的銀行，款項約需五至十天入賬。',
  refundedPlan: '該筆款項所支付的升級亦隨之終止：您已恢復使用 {plan} 計劃。',
  cardSubject: '您的付款卡即將到期',
  cardText: '用於續期的付款卡即將到期。請加入新卡，讓下次續期順利完成。',
  openPlan: '查看計劃',
  openPayment: '查看付款方式',
  openInvoices: '查看發票',
};

const byLanguage: Partial<Record<LanguageValue, BillingTexts>> = {
  de_de: german,
  de_at: german,
  de_ch: german,
  ar_ae: arabic,
  ar_sa: arabic,
  zh_hk: chinese,
};

export function billingTexts(language: LanguageValue): BillingTexts {
  return byLanguage[language] ?? english;
}
