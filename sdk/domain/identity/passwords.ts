export const likeYourself = 'must not be your name, e-mail address or our name';
export const common = 'is one that many people use';
export const easyToGuess =
  'This password is easy to guess. Choose another, such as three unusual words.';
export const notTheSame = 'The two passwords are not the same. Please type the new password twice.';
export const differs = 'is not the same as the password';
