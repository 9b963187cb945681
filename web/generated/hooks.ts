import { mutationHook, queryHook } from '../apollo/hooks.js'
import * as types from './graphql.js'

export const useLoginMutation = mutationHook<types.LoginMutation, types.LoginMutationVariables>(types.LoginDocument)
export const useLogoutMutation = mutationHook<types.LogoutMutation, types.LogoutMutationVariables>(types.LogoutDocument)
export const useMeQuery = queryHook<types.MeQuery, types.MeQueryVariables>(types.MeDocument)
export const useRequestPasswordResetMutation = mutationHook<types.RequestPasswordResetMutation, types.RequestPasswordResetMutationVariables>(types.RequestPasswordResetDocument)
export const useResetPasswordMutation = mutationHook<types.ResetPasswordMutation, types.ResetPasswordMutationVariables>(types.ResetPasswordDocument)
export const useSettingsQuery = queryHook<types.SettingsQuery, types.SettingsQueryVariables>(types.SettingsDocument)
export const useSignUpCustomerMutation = mutationHook<types.SignUpCustomerMutation, types.SignUpCustomerMutationVariables>(types.SignUpCustomerDocument)
