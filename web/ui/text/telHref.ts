/** "(555) 010-0199" → "tel:5550100199". */
export const telHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
