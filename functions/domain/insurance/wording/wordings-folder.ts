/** Where all wordings of an insurer lie, in the bucket `documents`. */
export const wordingsFolder = (companyId: string): string => `wordings/${companyId}/`;
