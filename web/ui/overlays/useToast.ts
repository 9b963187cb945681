import { toast } from './toast.js'

const api = { toast }

export const useToast = () => api
