import { useSettings } from '../features/accounts/useSettings.js'
import { FooterLines } from './FooterLines.js'

export const Footer = () => <FooterLines settings={useSettings()} />
