import { useSettingsQuery } from '../../generated/hooks.js'

/** The operator's settings: support phone, legal line, fee. Undefined until loaded. */
export const useSettings = () => useSettingsQuery().data?.settings
