/**
 * Words that CVs are made of, in the languages that CVs are read in: English, German, French, Spanish, Arabic, Thai,
 * Chinese. In small letters, without a colon at the end.
 */
export const sectionNames = [
  'about',
  'experience',
  'education',
  'languages',
  'skills',
  'services',
  'contact',
  'other',
] as const;
export type SectionName = (typeof sectionNames)[number];

const headings: Record<SectionName, readonly string[]> = {
  about:
    'about|about me|summary|profile|professional summary|professional profile|personal statement|objective|bio|über mich|zusammenfassung|profil|kurzprofil|persönliches profil|à propos|résumé|résumé professionnel|sobre mí|perfil|resumen|extracto|extracto profesional|نبذة عني|نبذة|عني|الملخص|ملخص|الملف الشخصي|الهدف المهني|نبذة شخصية|เกี่ยวกับฉัน|เกี่ยวกับผม|ประวัติย่อ|ข้อมูลโดยสรุป|สรุป|關於我|關於|個人簡介|自我介紹|簡介|概要|关于我|个人简介|自我介绍|自我评价|简介'.split(
      '|',
    ),
  experience:
    'experience|work experience|professional experience|employment|employment history|work history|career|career history|berufserfahrung|beruflicher werdegang|werdegang|praxiserfahrung|berufspraxis|expérience|expérience professionnelle|expériences professionnelles|experiencia|experiencia laboral|experiencia profesional|الخبرات العملية|الخبرة|الخبرات|الخبرة العملية|الخبرة المهنية|الخبرات المهنية|ประสบการณ์ทำงาน|ประสบการณ์การทำงาน|ประสบการณ์|ประวัติการทำงาน|工作經驗|工作經歷|經驗|经历|工作经验|工作经历'.split(
      '|',
    ),
  education:
    'education|education and training|academic background|qualifications|ausbildung|bildung|studium|schulbildung|bildungsweg|allgemeine und berufliche bildung|formation|éducation|educación|formación|educación y formación|التعليم|المؤهلات|المؤهلات العلمية|المؤهل العلمي|การศึกษา|ประวัติการศึกษา|學歷|教育|教育背景|学历|教育经历'.split(
      '|',
    ),
  languages:
    'languages|language|language skills|sprachen|sprachkenntnisse|langues|compétences linguistiques|idiomas|competencias lingüísticas|اللغات|المهارات اللغوية|ภาษา|ความสามารถทางภาษา|語言|語言能力|语言|语言能力'.split(
      '|',
    ),
  skills:
    'skills|top skills|key skills|core skills|expertise|digital skills|competencies|kenntnisse|top-kenntnisse|fähigkeiten|kompetenzen|digitale kompetenzen|compétences|principales compétences|aptitudes|aptitudes principales|habilidades|competencias|المهارات|أهم المهارات|مهارات|الكفاءات|ทักษะ|ทักษะหลัก|ความสามารถ|技能|專長|熱門技能|专长|热门技能'.split(
      '|',
    ),
  services:
    'services|my services|what i offer|leistungen|meine leistungen|angebot|services proposés|prestations|servicios|الخدمات|خدماتي|ما أقدمه|บริการ|บริการของฉัน|服務|服務範圍|服务|服务范围'.split(
      '|',
    ),
  contact:
    'contact|contact details|contact information|personal information|personal details|kontakt|kontaktdaten|persönliche daten|coordonnées|contacto|datos personales|بيانات الاتصال|للتواصل|التواصل|معلومات الاتصال|الاتصال|المعلومات الشخصية|ติดต่อ|ข้อมูลติดต่อ|ข้อมูลส่วนตัว|聯絡|聯絡方法|聯絡資料|個人資料|联系方式|联系|个人信息'.split(
      '|',
    ),
  other:
    'certifications|certificates|licenses & certifications|honors-awards|honors & awards|awards|publications|projects|references|interests|hobbies|hobbies and interests|volunteering|volunteer experience|driving licence|courses|memberships|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|auszeichnungen|ehrenamt|interessen|hobbys|referenzen|projekte|führerschein|bescheinigungen|الشهادات|الجوائز|الدورات|الهوايات|المراجع|الاهتمامات|ใบรับรอง|รางวัล|งานอดิเรก|บุคคลอ้างอิง|證書|獎項|興趣|推薦人|证书|奖项|兴趣'.split(
      '|',
    ),
};

const sectionByHeading = new Map(
  sectionNames.flatMap((section) => headings[section].map((heading) => [heading, section] as const)),
);

/** The section that a line opens, else null. */
export function sectionOf(line: string): SectionName | null {
  return sectionByHeading.get(line.toLowerCase().replace(/[\s:：]+$/, '')) ?? null;
}

/** What the document calls itself is nobody's name. */
export const documentTitle =
  /^(?:europass\b.*|curriculum vit[ae]+|cv|résumé|resume|lebenslauf|hoja de vida|السيرة الذاتية|سيرة ذاتية|ประวัติส่วนตัว|เรซูเม่|履歷表?|個人履歷|简历|个人简历)$/i;

export const presentWord =
  /\b(?:present|current|today|now|ongoing|heute|jetzt|aktuell|laufend|aujourd['’]hui|actuel|présent|actualidad|presente|actual)\b|حتى الآن|الآن|الحاضر|حتى اليوم|حاليا|ปัจจุบัน|至今|現在|现在|迄今/i;

/** Facts that belong on no page. */
export const privateLabel =
  /^(?:date of birth|birth|born|place of birth|nationality|gender|sex|marital status|civil status|religion|geburtsdatum|geboren|geburtsort|nationalität|staatsangehörigkeit|staatsbürgerschaft|geschlecht|familienstand|date de naissance|nationalité|fecha de nacimiento|nacionalidad|تاريخ الميلاد|الجنسية|الحالة الاجتماعية|مكان الميلاد|วันเกิด|สัญชาติ|สถานภาพ|เพศ|出生日期|國籍|性別|婚姻狀況|国籍|性别)(?:\s|:|：|$)/i;

export const addressLabel =
  /^(?:address|home address|location|adresse|anschrift|wohnort|ort|dirección|العنوان|السكن|ที่อยู่|地址|住址)\s*[:：]\s*/i;
export const nameLabel = /^(?:name|full name|vor- und nachname|nom|nombre|الاسم|ชื่อ|ชื่อ-นามสกุล|姓名)\s*[:：]\s*/i;

/** A line of a header that names a way to get in touch, whatever follows. */
export const contactLabel =
  /^(?:(?:tele)?phone|mobile|tel|e-?mail|website|web|linkedin|whatsapp|telefon|handy|mobil|téléphone|courriel|teléfono|correo|الهاتف|الجوال|البريد|الموقع|โทร|อีเมล|電話|電郵|手機|电话|邮箱|手机)/i;

/** Foot of a page of LinkedIn's. */
export const pageNumber = /^(?:page|seite|página|صفحة|หน้า|第)?\s*\d+\s*(?:of|von|sur|de|من|จาก|\/)\s*\d+$/i;
