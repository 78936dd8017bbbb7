import { describe, expect, test } from 'vitest';
import { saveCompany } from '../../../../functions/calls/document-chat-editor/save-company.ts';
import { agencyNameKey, companyKey, memberKey } from '../../../../functions/domain/companies/company-rows.ts';
import { accountKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { asEditor, asFounder, asNobody, companyRow, companyRows, personRow } from '../../../kit/company.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const content = { name: 'Nordic Cover & Co.', website: 'https://nordic.example/', logo: null };
const founder = () => personRow({ accountId: otherAccountId });

describe('saveCompany', () => {
  test('founds a company with its founder as administrator, in one transaction with their account', async () => {
    memory.put([founder()]);
    const { company } = await saveCompany({ content }, asNobody());

    expect(company).toMatchObject({ companyId: otherAccountId, agencyName: 'nordic-cover-co', name: content.name });
    expect(memory.table().row(companyKey(otherAccountId))).toMatchObject({ products: 0 });
    expect(memory.table().row(agencyNameKey('nordic-cover-co'))).toMatchObject({ companyId: otherAccountId });
    expect(memory.table().row(memberKey(otherAccountId, otherAccountId))).toMatchObject({ role: 'admin' });
    expect(memory.table().row(accountKey(otherAccountId))).toMatchObject({
      companyId: otherAccountId,
      companyRole: 'admin',
    });
  });

  test.each([
    ['Nordic Cover', /^nordic-cover-[0-9a-f]{6}$/],
    ['شركة النور', /^company$/],
    ['保険 24', /^24$/],
  ])('gives "%s" an agency name that nobody else has', async (name, expected) => {
    memory.put([founder(), companyRow(), { ...agencyNameKey('nordic-cover'), companyId: accountId }]);
    const { company } = await saveCompany({ content: { ...content, name } }, asNobody());

    expect(company.agencyName).toMatch(expected);
  });

  test('founds none without a plan for it, nor for who has a company by now', async () => {
    const { actor } = ownerContext();
    await expect(saveCompany({ content }, ownerContext())).rejects.toThrow('plan_needed');
    memory.put(companyRows());
    const context = asNobody({ actor: { ...actor, plan: { id: 'team1', trialEndsAt: null } } });
    await expect(saveCompany({ content }, context)).rejects.toThrow('in_company_already');
  });

  test('changes name, website and logo for administrators alone; the agency name stays', async () => {
    memory.put(companyRows());
    const { company } = await saveCompany({ content: { ...content, name: 'Baltic Cover' } }, asFounder());

    expect(company).toMatchObject({ name: 'Baltic Cover', agencyName: 'nordic-cover' });
    await expect(saveCompany({ content }, asEditor())).rejects.toThrow('forbidden');
  });

  test("takes no logo that is another account's", async () => {
    memory.put(companyRows());
    const logo = { mediaId: 'x', path: `/m/${otherAccountId}/x.webp`, width: 10, height: 10 };

    await expect(saveCompany({ content: { ...content, logo } }, asFounder())).rejects.toThrow('forbidden');
  });

  test('changes nothing once the plan of its founder includes document chat no more', async () => {
    memory.put(companyRows({ plan: { id: 'individual', trialEndsAt: null } }));

    await expect(saveCompany({ content }, asFounder())).rejects.toThrow('plan_needed');
  });
});
