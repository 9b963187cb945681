import { useSettingsQuery } from '../../generated/hooks.js'

/** What the operator has set: support phone, legal line, fee. Undefined until it is known. */
export const useSettings = () => useSettingsQuery().data?.settings
