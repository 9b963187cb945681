/** "(512) 555-0123", however an American number was typed. Any other stays as it is. */
export const formatPhone = (phone: string): string => {
  const [, area, exchange, line] =
    /^1?([2-9]\d{2})(\d{3})(\d{4})$/.exec(phone.replace(/[\s().+\p{Pd}]/gu, '')) ?? []
  return area ? `(${area}) ${exchange}-${line}` : phone
}

/** "Dana Reyes, (512) 555-0147" */
export const withPhone = (name: string, phone: string | null): string =>
  phone ? `${name}, ${formatPhone(phone)}` : name
