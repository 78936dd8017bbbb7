/** The words of invoices. A language that is not here gets English. */
import type { PlanId } from '../../../shared/model/account.ts';
import type { Cycle, PayWay } from '../../../shared/model/billing.ts';
import type { HanScript } from '../../../shared/model/web-fonts.ts';
import { directionOf, toBcp47, type Direction, type LanguageValue } from '../../../shared/places/languages.ts';

const english = {
  invoice: 'Invoice',
  billedTo: 'Billed to',
  from: 'From',
  number: 'Invoice number',
  date: 'Invoice and payment date',
  paidBy: 'Paid by',
  card: 'Card',
  vatNumber: 'VAT number',
  companyNumber: 'Company number',
  ossNumber: 'One Stop Shop number',
  description: 'Description',
  period: 'Period of service',
  amount: 'Amount, net',
  monthly: '{plan}, monthly',
  yearly: '{plan}, yearly',
  service: 'Online service XPage',
  net: 'Net',
  vat: 'VAT {percent}',
  total: 'Total',
  paid: 'Paid in full',
  reverseCharge:
    'Reverse charge: the recipient accounts for the value added tax (Article 196 of Directive 2006/112/EC).',
  outside: 'Supplied outside the scope of UK and EU value added tax: no VAT is charged.',
  questions: 'Questions about this invoice: {email}',
};

export type InvoiceTexts = typeof english;

const german: InvoiceTexts = {
  invoice: 'Rechnung',
  billedTo: 'Rechnung an',
  from: 'Von',
  number: 'Rechnungsnummer',
  date: 'Rechnungs- und Zahlungsdatum',
  paidBy: 'Bezahlt mit',
  card: 'Karte',
  vatNumber: 'USt-IdNr.',
  companyNumber: 'Handelsregister-Nr. (UK)',
  ossNumber: 'OSS-Nummer',
  description: 'Leistung',
  period: 'Leistungszeitraum',
  amount: 'Betrag, netto',
  monthly: '{plan}, monatlich',
  yearly: '{plan}, jährlich',
  service: 'Onlinedienst XPage',
  net: 'Nettobetrag',
  vat: 'Umsatzsteuer {percent}',
  total: 'Gesamtbetrag',
  paid: 'Vollständig bezahlt',
  reverseCharge:
    'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, Artikel 196 der Richtlinie 2006/112/EG).',
  outside: 'Nicht steuerbar im Vereinigten Königreich und in der EU: Umsatzsteuer wird nicht berechnet.',
  questions: 'Fragen zu dieser Rechnung: {email}',
};

const arabic: InvoiceTexts = {
  invoice: 'فاتورة',
  billedTo: 'فاتورة إلى',
  from: 'من',
  number: 'رقم الفاتورة',
  date: 'تاريخ الفاتورة والدفع',
  paidBy: 'طريقة الدفع',
  card: 'بطاقة',
  vatNumber: 'الرقم الضريبي',
  companyNumber: 'رقم الشركة',
  ossNumber: 'رقم النافذة الواحدة (OSS)',
  description: 'الوصف',
  period: 'فترة الخدمة',
  amount: 'المبلغ دون الضريبة',
  monthly: '{plan}، شهريًا',
  yearly: '{plan}، سنويًا',
  service: 'خدمة XPage عبر الإنترنت',
  net: 'المبلغ دون الضريبة',
  vat: 'ضريبة القيمة المضافة {percent}',
  total: 'الإجمالي',
  paid: 'مدفوعة بالكامل',
  reverseCharge: 'احتساب عكسي: يتحمل متلقي الخدمة ضريبة القيمة المضافة (المادة 196 من التوجيه 2006/112/EC).',
  outside: 'خدمة خارج نطاق ضريبة القيمة المضافة في المملكة المتحدة والاتحاد الأوروبي: لا تُحتسب ضريبة.',
  questions: 'للاستفسار عن هذه الفاتورة: {email}',
};

const simplifiedChinese: InvoiceTexts = {
  invoice: '发票',
  billedTo: '付款方',
  from: '开票方',
  number: '发票编号',
  date: '开票及付款日期',
  paidBy: '付款方式',
  card: '银行卡',
  vatNumber: '增值税号',
  companyNumber: '公司注册号',
  ossNumber: 'OSS 编号',
  description: '项目',
  period: '服务期间',
  amount: '金额（不含税）',
  monthly: '{plan}，按月',
  yearly: '{plan}，按年',
  service: 'XPage 在线服务',
  net: '不含税金额',
  vat: '增值税 {percent}',
  total: '合计',
  paid: '已全额付清',
  reverseCharge: '反向征收：增值税由服务接受方申报缴纳（欧盟指令 2006/112/EC 第 196 条）。',
  outside: '不属于英国及欧盟增值税征收范围，未收取增值税。',
  questions: '如对本发票有疑问，请联系：{email}',
};

const traditionalChinese: InvoiceTexts = {
  invoice: '發票',
  billedTo: '付款人',
  from: '開票人',
  number: '發票編號',
  date: '發票及付款日期',
  paidBy: '付款方式',
  card: '信用卡/扣帳卡',
  vatNumber: '增值稅號碼',
  companyNumber: '公司註冊編號',
  ossNumber: 'OSS 編號',
  description: '項目',
  period: '服務期間',
  amount: '金額（未連稅）',
  monthly: '{plan}，每月',
  yearly: '{plan}，每年',
  service: 'XPage 網上服務',
  net: '未連稅金額',
  vat: '增值稅 {percent}',
  total: '總額',
  paid: '已全數付清',
  reverseCharge: '反向徵收：增值稅由服務接受方申報繳納（歐盟指令 2006/112/EC 第 196 條）。',
  outside: '不屬英國及歐盟增值稅徵收範圍，並無收取增值稅。',
  questions: '如對本發票有疑問，請聯絡：{email}',
};

const thai: InvoiceTexts = {
  invoice: 'ใบแจ้งหนี้',
  billedTo: 'เรียกเก็บจาก',
  from: 'ออกโดย',
  number: 'เลขที่ใบแจ้งหนี้',
  date: 'วันที่ออกและชำระเงิน',
  paidBy: 'ชำระด้วย',
  card: 'บัตร',
  vatNumber: 'เลขประจำตัวผู้เสียภาษี',
  companyNumber: 'เลขทะเบียนบริษัท',
  ossNumber: 'เลขทะเบียน OSS',
  description: 'รายการ',
  period: 'ระยะเวลาให้บริการ',
  amount: 'จำนวนเงินก่อนภาษี',
  monthly: '{plan} รายเดือน',
  yearly: '{plan} รายปี',
  service: 'บริการออนไลน์ XPage',
  net: 'ยอดก่อนภาษี',
  vat: 'ภาษีมูลค่าเพิ่ม {percent}',
  total: 'ยอดรวม',
  paid: 'ชำระครบแล้ว',
  reverseCharge: 'การเรียกเก็บภาษีแบบผลักภาระ: ผู้รับบริการเป็นผู้ชำระภาษีมูลค่าเพิ่ม (มาตรา 196 ของ Directive 2006/112/EC)',
  outside: 'บริการอยู่นอกขอบเขตภาษีมูลค่าเพิ่มของสหราชอาณาจักรและสหภาพยุโรป จึงไม่มีการเรียกเก็บภาษี',
  questions: 'สอบถามเกี่ยวกับใบแจ้งหนี้นี้: {email}',
};

const japanese: InvoiceTexts = {
  invoice: '請求書',
  billedTo: '請求先',
  from: '発行者',
  number: '請求書番号',
  date: '発行日・お支払日',
  paidBy: 'お支払い方法',
  card: 'カード',
  vatNumber: 'VAT 番号',
  companyNumber: '会社登録番号',
  ossNumber: 'OSS 番号',
  description: '内容',
  period: 'ご利用期間',
  amount: '金額（税抜）',
  monthly: '{plan}（月払い）',
  yearly: '{plan}（年払い）',
  service: 'オンラインサービス XPage',
  net: '小計（税抜）',
  vat: '付加価値税（VAT）{percent}',
  total: '合計',
  paid: 'お支払い済み',
  reverseCharge: 'リバースチャージ：付加価値税は役務の受領者が申告・納付します（EU 指令 2006/112/EC 第 196 条）。',
  outside: '英国および EU の付加価値税の課税対象外のため、VAT は請求していません。',
  questions: 'この請求書に関するお問い合わせ：{email}',
};

const byLanguage: Partial<Record<LanguageValue, InvoiceTexts>> = {
  en_us: english,
  en_gb: english,
  en_ca: english,
  de_de: german,
  de_at: german,
  de_ch: german,
  ar_ae: arabic,
  ar_sa: arabic,
  zh_cn: simplifiedChinese,
  zh_hk: traditionalChinese,
  th_th: thai,
  ja_jp: japanese,
};

export type InvoiceLanguage = {
  texts: InvoiceTexts;
  /** BCP 47: the Gregorian calendar and Latin digits, whatever else is usual there. */
  tag: string;
  direction: Direction;
  /** Whose forms of Chinese characters people there read; a buyer's name may have some in every language. */
  script?: HanScript | undefined;
};

const scripts: Partial<Record<LanguageValue, HanScript>> = {
  zh_cn: 'Hans',
  zh_hk: 'Hant',
  ja_jp: 'Jpan',
  ko_kr: 'Kore',
};

export function invoiceLanguage(language: LanguageValue): InvoiceLanguage {
  const texts = byLanguage[language];
  const known = texts ? language : 'en_gb';
  return {
    texts: texts ?? english,
    tag: `${toBcp47(known)}-u-ca-gregory-nu-latn`,
    direction: directionOf(known),
    script: scripts[language],
  };
}

/** Names of plans stay as they are in every language. */
const planNames: Record<PlanId, string> = {
  free: 'Free',
  individual: 'Individual',
  pro: 'Pro',
  team1: 'Team 1',
  team2: 'Team 2',
};

export const planName = (planId: PlanId): string => planNames[planId];

/** `Individual, monthly` */
export function descriptionIn(language: LanguageValue, planId: PlanId, cycle: Cycle): string {
  return invoiceLanguage(language).texts[cycle].replace('{plan}', planName(planId));
}

/** How it was paid, as the payer calls it. */
export function payWayIn(payWay: PayWay, texts: InvoiceTexts): string {
  return { card: texts.card, paypal: 'PayPal', gopay: 'GoPay' }[payWay];
}
