import { rest } from '@/api/rest';

export const { GET, POST, DELETE, PATCH, PUT, OPTIONS } = rest;
