// Passkeys of this device: where they work, making one, and logging in with one.

import { onlyHere } from './links';
import type { PasskeyChallenge, PasskeyForm, PasskeyLogin, PasskeyRequest } from './protocol';
import { bytesOf, deviceName } from './push';

/** A reason for which there can be no passkeys here. */
export type Obstacle = 'address' | 'https' | 'unable';
type Place = Pick<Location, 'hostname'>;

const isAddress = (hostname: string): boolean => /^\[|^[\d.]+$/.test(hostname);

/** Browsers make passkeys for names, on pages that nobody in between could have changed. */
export function obstacle({ hostname }: Place = location, secure = isSecureContext, able = 'PublicKeyCredential' in window): Obstacle | null {
  if (isAddress(hostname)) return onlyHere(hostname) ? 'address' : 'https';
  if (!secure) return 'https';
  return able ? null : 'unable';
}

/** Bytes in the letters that addresses may have. */
export function codeOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text of why a device gave nothing; other errors are not for people. */
export function denial(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'InvalidStateError') return 'web-passkeys-have';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'web-passkeys-denied';
  throw error;
}

export async function makePasskey(wanted: PasskeyRequest): Promise<Omit<PasskeyForm, 'current'>> {
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: bytesOf(wanted.challenge),
      rp: { id: wanted.host, name: 'Gunbai' },
      user: { id: new TextEncoder().encode(wanted.user), name: wanted.name, displayName: wanted.name },
      pubKeyCredParams: wanted.algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: wanted.known.map((id) => ({ id: bytesOf(id), type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
      attestation: 'none',
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return {
    id: codeOf(made.rawId),
    client_data: codeOf(clientDataJSON),
    attestation: codeOf(attestationObject),
    name: deviceName(navigator.userAgent),
  };
}

export async function answerChallenge({ challenge, host }: PasskeyChallenge): Promise<PasskeyLogin> {
  const found = (await navigator.credentials.get({
    publicKey: { challenge: bytesOf(challenge), rpId: host, userVerification: 'preferred' },
  })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response as AuthenticatorAssertionResponse;
  return {
    id: codeOf(found.rawId),
    client_data: codeOf(clientDataJSON),
    authenticator_data: codeOf(authenticatorData),
    signature: codeOf(signature),
    user: userHandle ? new TextDecoder().decode(userHandle) : '',
  };
}
